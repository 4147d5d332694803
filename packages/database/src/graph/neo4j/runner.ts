// How statements reach a Neo4j server.

/** How statements reach the server: several in one transaction, or one that only reads. */
export interface Runner {
  write<T>(work: (run: Run) => Promise<T>): Promise<T>;
  read<Row>(text: string, parameters: Record<string, unknown>): Promise<Row[]>;
  close(): Promise<void>;
}
export type Run = (text: string, parameters: Record<string, unknown>) => Promise<Row[]>;
export type Row = Record<string, unknown>;
