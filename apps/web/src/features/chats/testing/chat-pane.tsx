import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ChatPane } from '../chat-pane.tsx';

/** The chat "fair" in a pane of 640 pixels. */
export const chatPane = (client = new QueryClient({ defaultOptions: { queries: { retry: false } } })) => (
  <QueryClientProvider client={client}>
    <div className="flex h-160">
      <ChatPane chatId="fair" title="Spring fair" onLeave={() => {}} onDrafted={() => {}} />
    </div>
  </QueryClientProvider>
);
