// The least that a server of Node can do: the same few bytes, nothing around them.
import { createServer } from 'node:http';

const server = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end('{"status":"ok"}');
});
server.listen(Number(process.argv[2]), '127.0.0.1', () => console.log('ready'));
