// What stands in a text where something was to be filled in.

export const BLANK = /[〇○△□✕]{2}|_{3,}|\{\{/u;
