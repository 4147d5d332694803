// A span around a request, by OpenTelemetry's API: it costs nothing until an SDK is registered.
import {
  isSpanContextValid,
  ProxyTracerProvider,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';

interface Result {
  readonly method: string;
  readonly route: string;
  readonly status: number;
}

/** Runs the work in a span; answers with the trace's id when there is a trace. */
export async function inSpan(
  name: string,
  { work, result }: { readonly work: () => Promise<unknown>; readonly result: () => Result },
): Promise<{ traceId?: string }> {
  const tracer = tracerNow();
  if (tracer === undefined) {
    await work();
    return {};
  }
  return tracer.startActiveSpan(name, { kind: SpanKind.SERVER }, async (span) => {
    try {
      await work();
      describe(span, result());
    } finally {
      span.end();
    }
    const { traceId } = span.spanContext();
    return isSpanContextValid(span.spanContext()) ? { traceId } : {};
  });
}

/** The tracer of an SDK, asked for each time: it may be registered after this module was loaded. */
function tracerNow(): Tracer | undefined {
  const provider = trace.getTracerProvider();
  return provider instanceof ProxyTracerProvider
    ? provider.getDelegateTracer(TRACER)
    : provider.getTracer(TRACER);
}

const TRACER = 'hakoniwa';

function describe(span: Span, { method, route, status }: Result): void {
  span.updateName(`${method} ${route}`);
  span.setAttributes({
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
  });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
}
