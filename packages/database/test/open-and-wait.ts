// Opens the embedded server of a folder, says its process, and stays until it is killed.
import { EmbeddedServer } from '../src/embedded/embedded-server.ts';

const [folder = ''] = process.argv.slice(2);
const server = await EmbeddedServer.open({ folder });
process.stdout.write(`${server.pid}\n`);
setInterval(() => undefined, 60_000);
