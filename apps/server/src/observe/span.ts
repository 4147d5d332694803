// A span around a request, by OpenTelemetry's API: it costs next to nothing until an SDK is registered.
import { isSpanContextValid, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

interface Result {
  readonly method: string;
  readonly route: string;
  readonly status: number;
}

/** Runs the work in a span; answers with the trace's id when there is a trace. */
export async function inSpan(
  name: string,
  work: () => Promise<unknown>,
  result: () => Result,
): Promise<{ traceId?: string }> {
  // The tracer is asked for each time: the SDK may be registered after this module was loaded.
  const tracer = trace.getTracer('hakoniwa');
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

function describe(span: Span, { method, route, status }: Result): void {
  span.updateName(`${method} ${route}`);
  span.setAttributes({
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
  });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
}
