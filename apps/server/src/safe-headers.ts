// The headers of everything a browser shows: what it may load, and that nobody may frame it.

/** Headers with a content security policy, which names what may be loaded beside the page. */
export function safeHeaders(policy: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy': `${policy}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
}
