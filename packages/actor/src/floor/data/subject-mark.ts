// What stands between a name and what is told of it.

export const SUBJECT_MARK = /^[はがも、\s]{1,3}/u;
