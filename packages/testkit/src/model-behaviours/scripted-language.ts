// The languages that scripted models write.

export type ScriptedLanguage = 'ja' | 'en';
