// What can be wrong with a request: one class per failure, each with a stable code.

/** One wrong field. */
export interface FieldProblem {
  /** Where it is: `world_state.props.マグカップ.state`; empty for the whole. */
  readonly path: string;
  readonly message: string;
}

/** The request is understood but its fields are not as they must be. */
export class RequestInvalid extends Error {
  readonly code = 'VALIDATION';
  override readonly name = 'RequestInvalid';
  readonly problems: readonly FieldProblem[];

  constructor(problems: readonly FieldProblem[]) {
    const [first] = problems;
    super(first ? `${first.path || 'the body'}: ${first.message}` : 'the request is not valid');
    this.problems = problems;
  }
}

/** The body is no JSON. */
export class BodyNotJson extends Error {
  readonly code = 'NOT_JSON';
  override readonly name = 'BodyNotJson';
}

/** The body is longer than the limit. */
export class BodyTooLarge extends Error {
  readonly code = 'TOO_LARGE';
  override readonly name = 'BodyTooLarge';

  constructor(limitBytes: number) {
    super(`the body may have ${limitBytes} bytes at most`);
  }
}

/** The body says it is something other than JSON in UTF-8. */
export class BodyTypeUnsupported extends Error {
  readonly code = 'UNSUPPORTED_TYPE';
  override readonly name = 'BodyTypeUnsupported';
}

/** The client went away before its body was complete. */
export class BodyBroken extends Error {
  readonly code = 'BODY_BROKEN';
  override readonly name = 'BodyBroken';
}
