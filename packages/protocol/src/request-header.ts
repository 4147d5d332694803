// The header by which a page proves that a request is its own.

/** Carried by every state-changing request that a cookie lets in; another site's page cannot set it. */
export const REQUEST_HEADER = 'x-hakoniwa-request';
