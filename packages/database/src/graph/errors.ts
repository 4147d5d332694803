// The ways the knowledge graph can fail, one class each, with a code that does not change.
import { StoreError } from '../store-error.ts';

/** The graph cannot be reached; what it should be told waits in the outbox. */
export class GraphUnavailableError extends StoreError {
  readonly code = 'GRAPH_UNAVAILABLE';

  constructor(cause: unknown) {
    super('the knowledge graph cannot be reached', { cause });
  }
}

/** An update names kinds, ends or properties the graph does not have. */
export class GraphUpdateError extends StoreError {
  readonly code = 'GRAPH_UPDATE';

  constructor(reason: string) {
    super(`not an update of the graph: ${reason}`);
  }
}
