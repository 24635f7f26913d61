// Loaded into every server that a command starts: a command that is killed takes its servers along.
process.channel?.unref();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
