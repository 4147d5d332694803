// Under which name fragments and logs are kept once they were read.

export const LOGS_KEY = 'logs';
