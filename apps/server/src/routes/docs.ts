// The API as a page for people, in Japanese or English.
import { apiDocument } from '../api/document.ts';
import { docsPage } from '../docs/docs-page.ts';
import { languageAsked, languageParameter } from '../language-asked.ts';
import type { Route } from '../route.ts';
import { safeHeaders } from '../safe-headers.ts';
import { staticRoute } from '../static-route.ts';

/** Nothing but our own style: no script, no image, no frame. */
const policy = "default-src 'none'; style-src 'self'";

export const docs: Route = {
  method: 'get',
  path: '/docs',
  isOpen: true,
  operation: {
    id: 'docs',
    summary: 'docs.summary',
    query: [languageParameter],
    answers: { 200: { description: 'docs.ok', content: [{ type: 'text/html' }] } },
  },
  handle: (context, { routes }) => {
    const language = languageAsked(context);
    return context.html(docsPage(apiDocument(routes, language), language), 200, {
      ...safeHeaders(policy),
      'content-language': language,
      vary: 'accept-language',
    });
  },
};

export const docsStyle = staticRoute({
  id: 'docsStyle',
  path: '/docs.css',
  file: new URL('../docs/docs.css', import.meta.url),
  policy,
  summary: 'docs.style',
});
