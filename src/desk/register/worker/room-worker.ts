import './serve-room.ts';
