import cluster, { type Worker } from 'node:cluster';
import type { FromChild, FromPrimary } from './processMessages.ts';

/**
 * Functions of the primary by topic. Each gets a question, and which child asks, and returns or resolves
 * to its answer.
 */
export type Topics = Readonly<Record<string, (question: never, child: Worker) => unknown>>;

async function answer(
  topics: Topics,
  child: Worker,
  { id, topic, question }: FromChild['questions'][number],
): Promise<(FromPrimary & { type: 'asashiba:answers' })['answers'][number]> {
  try {
    const act = topics[topic];
    if (act === undefined) throw new Error(`The primary does not know the topic ${topic}`);
    // the child's own function for this topic gives the question its type
    return { id, answer: await act(question as never, child) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

/** Sends a message to a child; nothing if it has gone. */
export function tell(child: Worker, message: FromPrimary): void {
  if (child.isConnected()) child.send(message, () => {});
}

/** Answers what the children ask (`askPrimary`), each message's questions together. */
export function answerChildren(topics: Topics): void {
  cluster.on('message', (child, message: FromChild) => {
    if (message.type !== 'asashiba:ask') return;
    void Promise.all(message.questions.map((each) => answer(topics, child, each))).then((answers) =>
      tell(child, { type: 'asashiba:answers', answers }),
    );
  });
}
