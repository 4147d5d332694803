// The door of tests: it leads to this machine alone, and asks nobody what a name stands for.
import { outboundDoor } from '@hakoniwa/model';

/** Names lead to this machine too. */
const resolve = async () => ['127.0.0.1'];

export const loopbackDoor = outboundDoor({ kinds: ['loopback'], resolve });
