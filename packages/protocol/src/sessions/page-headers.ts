// Headers that carry the totals of a paged array; apart from the schemas, so that a page can read them without those.

export const PAGE_HEADERS = {
  total: 'x-total-count',
  hasNext: 'x-has-next',
  hasPrevious: 'x-has-previous',
} as const;
