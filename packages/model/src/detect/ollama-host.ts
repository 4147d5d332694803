// Reads OLLAMA_HOST the way Ollama does, as an address a client can call.

const defaultPort = '11434';

/** The address OLLAMA_HOST stands for: it may lack scheme and port, and may name every interface. */
export function ollamaHostUrl(value: string): string {
  const given = value.trim().replace(/^["']|["']$/g, '');
  const hasScheme = /^https?:\/\//i.test(given);
  const rest = given.replace(/^https?:\/\//i, '').replace(/(?<!\/)\/+$/, '');
  const scheme = /^https:/i.test(given) ? 'https' : 'http';
  const [, host = '', port = ''] = /^(\[[^\]]*\]|[^:/]*)(?::(\d+))?/.exec(bracketed(rest)) ?? [];
  const path = rest.includes('/') ? rest.slice(rest.indexOf('/')) : '';
  const fallback = scheme === 'https' ? '443' : '80';
  return `${scheme}://${reachable(host)}:${port || (hasScheme ? fallback : defaultPort)}${path}`;
}

/** A bare IPv6 address gets its brackets. */
function bracketed(rest: string): string {
  return /^[0-9a-f]*:[0-9a-f:]*$/i.test(rest) && rest.split(':').length > 2 ? `[${rest}]` : rest;
}

/** What a server binds to is not always what a client can call. */
function reachable(host: string): string {
  if (host === '' || host === '0.0.0.0') return '127.0.0.1';
  return host === '[::]' ? '[::1]' : host;
}
