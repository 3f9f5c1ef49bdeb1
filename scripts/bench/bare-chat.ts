/**
 * The yardstick of conversations: socket.io and nothing else. Two people share a room; what one says, by the socket or
 * by a POST, goes to both. Nothing is checked and nothing is kept. Run as a process of its own.
 */
import { createServer } from 'node:http';
import { Server } from 'socket.io';

const server = createServer((request, response) => {
  const pieces: Buffer[] = [];
  request.on('data', (piece: Buffer) => pieces.push(piece));
  request.on('end', () => {
    const said = JSON.parse(Buffer.concat(pieces).toString()) as { room: string; message: string };
    io.to(said.room).emit('said', said);
    response.writeHead(201, { 'content-type': 'application/json', 'content-length': '11' }).end('{"ok":true}');
  });
});
const io = new Server(server, { serveClient: false });
io.on('connection', (socket) => {
  void socket.join(String(socket.handshake.query.room));
  socket.on('say', (said: { room: string; message: string }, answer: () => void) => {
    io.to(said.room).emit('said', said);
    answer();
  });
});
// As long as the product keeps a connection that is quiet.
server.keepAliveTimeout = 65_000;
server.listen(Number(process.env.BARE_PORT), '127.0.0.1', () => console.log('ready'));
