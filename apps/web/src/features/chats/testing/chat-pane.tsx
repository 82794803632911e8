import { QueryClientProvider } from '@tanstack/react-query';
import { makeClient } from '../../../testing/show.tsx';
import { ChatPane } from '../chat-pane.tsx';

/** The chat "fair" in a pane of 640 pixels. */
export const chatPane = (client = makeClient()) => (
  <QueryClientProvider client={client}>
    <div className="flex h-160">
      <ChatPane chatId="fair" title="Spring fair" onLeave={() => {}} onDrafted={() => {}} />
    </div>
  </QueryClientProvider>
);
