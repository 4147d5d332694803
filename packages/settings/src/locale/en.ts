// What is said about settings in English.
import type { SettingsWording } from './wording.ts';

export const en: SettingsWording = {
  unusable: '{name}={value} cannot be used ({detail}). It is: {about}',
  about: {
    PORT: 'port of the server (4649 by default)',
    HOST: 'address the server listens on (127.0.0.1 by default)',
    HAKONIWA_TOKEN:
      'secret that lets one in, needed beyond 127.0.0.1 without accounts; "new" has one made; what programs show',
    HAKONIWA_ACCOUNTS: '"on" for several people, each with an account and gardens of their own',
    HAKONIWA_SIGN_UP: 'who may make an account: invited (by default) or open (anyone)',
    HAKONIWA_HOSTS: 'names the server answers to besides localhost, with commas',
    HAKONIWA_ORIGINS: 'origins whose pages may call it besides its own, as https://example.org',
    HAKONIWA_PROXIES: 'proxies whose X-Forwarded-* is believed, as 10.0.0.0/8',
    HAKONIWA_LOG: 'how much is logged: silent, error, warn, info or debug',
    HAKONIWA_DATA: 'folder the gardens are kept in; "memory" keeps nothing',
    HAKONIWA_QUOTA_MB:
      'megabytes of logs that may be kept for one owner; as much as the disk holds without it',
    DATABASE_URL: 'PostgreSQL to keep them in instead, as postgres://…',
    NEO4J_URI: 'Neo4j for the graph of relations, as bolt://… or neo4j://…',
    OLLAMA_HOST: 'where Ollama is, read as Ollama reads it (127.0.0.1:11434 by default)',
    HAKONIWA_MODEL_URL: 'a model server to look at first, as http://host:port',
    HAKONIWA_MODEL: 'the model that "auto" means, as gemma3:4b or ollama:gemma3:4b@http://…',
    HAKONIWA_MODEL_KEY:
      'key of the server that HAKONIWA_MODEL_URL, HAKONIWA_MODEL or OLLAMA_HOST names; sent to no other, never written down',
    OPENAI_API_KEY: 'key for https://api.openai.com; sent to no other server',
  },
};
