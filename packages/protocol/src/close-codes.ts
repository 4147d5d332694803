// Why a socket was closed, beyond the codes of RFC 6455.

export const CLOSE = {
  badMessage: 4400,
  unauthorized: 4401,
  notFound: 4404,
  silent: 4408,
  tooSlow: 4413,
} as const;
