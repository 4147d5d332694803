// The version of the wire: raised when an old client would misread a new message.

/** Sent in `hello` and `welcome`; the address of the API carries the same number. */
export const PROTOCOL_VERSION = 1;
