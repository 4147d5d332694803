// What this package says in English.
import type { ModelWording } from './wording-shape.ts';

export const en: ModelWording = {
  askForJson: (schema) =>
    `Answer with JSON only that fits this JSON Schema, without explanations or \`\`\`.\n${schema}`,
  askAgain: (problems) =>
    `That answer did not fit (${problems}). Write only the correct JSON. If you cannot write JSON, write each field as <field>value</field>.`,
  advice: {
    refused: ({ url, server }) =>
      `Nothing runs at ${url}. Start ${server} if you want to use it; otherwise all is well.`,
    silent: ({ url }) =>
      `${url} took the connection but did not answer in time. If it is loading a model, wait a little and look again.`,
    unauthorized: ({ url }) =>
      `${url} asks for an API key. Put it into HAKONIWA_MODEL_KEY, in the environment or in .env.`,
    forbidden: ({ url, detail }) =>
      `${url} refused us (${detail}). For Ollama set OLLAMA_HOST to 127.0.0.1; behind a proxy set Host to localhost.`,
    loading: ({ url }) => `${url} is loading its model. Look again when it is done.`,
    unknownServer: ({ url }) =>
      `Another server runs at ${url}, without a model API. Put the address of your model server into HAKONIWA_MODEL_URL.`,
    badAddress: ({ url, detail }) =>
      `${url} cannot be used as an address (${detail}). Write it as http://host:port.`,
    redirects: ({ url, detail }) =>
      `${url} wants to send us on to ${detail}, which we do not follow. Write the final address itself.`,
    broken: ({ url, detail }) =>
      `The answer of ${url} could not be read (${detail}). Restart the server or update it.`,
    noModels: ({ url, server }) =>
      server === 'Ollama'
        ? `${url} has no model yet. Run \`hakoniwa pull gemma3:4b\` or \`ollama pull gemma3:4b\`.`
        : `${url} has no model yet. Load one in ${server}.`,
    remoteModels: ({ detail }) =>
      `${detail} run in the cloud: choosing one sends the conversation off this computer.`,
    oldOllama: ({ detail }) =>
      `Ollama ${detail} has known weaknesses. Update it to 0.17.1 or newer.`,
    exposed: ({ url, server }) =>
      server === 'Ollama'
        ? `Ollama at ${url} answers everybody in the network without a key. Set OLLAMA_HOST to 127.0.0.1 and restart it.`
        : `${server} at ${url} answers everybody in the network without a key. Bind it to 127.0.0.1 or give it a key.`,
  },
};
