// `npm run --silent mcp`: the tools of a Daymark server for an assistant on this machine, which starts it and talks over its standard
// input and output. It has no tools of its own: it passes on what the server's token may use.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Server } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { ConfigError, readMcpConfig } from './config.ts';
import { VERSION } from './version.ts';

/** A client of the server, in whichever version of the protocol both know. */
async function connect(): Promise<Client> {
  const { url, token } = readMcpConfig();
  const about = { name: 'daymark-stdio', version: VERSION };
  const client = new Client(about, { versionNegotiation: { mode: 'auto' } });
  const headers = { authorization: `Bearer ${token}` };
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', url), { requestInit: { headers } }));
  return client;
}

function serverBefore(client: Client): Server {
  const instructions = client.getInstructions();
  const server = new Server(
    { name: 'daymark', title: 'Daymark', version: VERSION },
    { capabilities: { tools: {} }, ...(instructions === undefined ? {} : { instructions }) },
  );
  server.setRequestHandler('tools/list', () => client.listTools());
  server.setRequestHandler('tools/call', ({ params: { name, arguments: given } }) =>
    client.callTool({ name, ...(given === undefined ? {} : { arguments: given }) }),
  );
  return server;
}

try {
  const client = await connect();
  serveStdio(() => serverBefore(client));
} catch (error) {
  const words = error instanceof Error ? error.message : String(error);
  const said = error instanceof ConfigError ? words : `Daymark cannot be reached: ${words}`;
  process.stderr.write(`${said}\n`);
  process.exitCode = 1;
}
