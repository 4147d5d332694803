// What stands between a title and a name: 執事の槙野.

export const TITLE_MARK = 'の';
