// Loaded into every server that a command starts, so that the server ends when the command is
// killed.
process.channel?.unref();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
