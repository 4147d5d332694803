// A reader of the live stream, who counts what it is told.
import { get, type IncomingMessage } from 'node:http';

export interface StreamViewer {
  readonly scenes: () => number;
  readonly isCut: () => boolean;
  readonly stop: () => void;
}

export async function streamViewer(port: number, garden: string): Promise<StreamViewer> {
  let scenes = 0;
  let isOver = false;
  let isCut = false;
  const headers = { accept: 'text/event-stream' };
  const path = `/v1/gardens/${garden}/watch`;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers, agent: false }, resolve).on('error', reject);
  });
  if (answer.statusCode !== 200) isCut = true;
  answer.on('data', (chunk: Buffer) => {
    scenes += chunk.toString().split('event: diff').length - 1;
  });
  answer.on('error', () => undefined);
  answer.on('close', () => {
    isCut ||= !isOver;
  });
  const stop = () => {
    isOver = true;
    answer.destroy();
  };
  return { scenes: () => scenes, isCut: () => isCut, stop };
}
