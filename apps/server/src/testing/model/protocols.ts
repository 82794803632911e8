/** The server's side of the language models' protocols. */
export type Protocol = 'chat-completions' | 'responses' | 'messages';

/** The output of a model: text, or the input of a tool. */
export type Said = { text: string } | { tool: string; input: string };

export type Ending = 'stop' | 'length';

/** A request, whatever the protocol. */
export interface Asked {
  protocol: Protocol;
  /** How JSON is requested. */
  format: 'schema' | 'json' | 'none';
  /** The tool that must be called. */
  forcedTool: string | undefined;
  tools: string[];
  /** The raw request. */
  body: string;
  /** The number of results of earlier tool calls. */
  toolResults: number;
  headers: Record<string, string | string[] | undefined>;
}

export const PATHS: Record<string, Protocol> = {
  '/v1/chat/completions': 'chat-completions',
  '/v1/responses': 'responses',
  '/v1/messages': 'messages',
};

interface Body {
  tools?: { name?: string; function?: { name?: string } }[];
  tool_choice?: string | { type?: string; name?: string; function?: { name?: string } };
  response_format?: { type?: string };
  text?: { format?: { type?: string } };
  messages?: { role?: string; content?: unknown }[];
  input?: { type?: string }[];
}

const formatOf = (type: string | undefined): Asked['format'] => {
  if (type === 'json_schema') return 'schema';
  return type === 'json_object' ? 'json' : 'none';
};

function resultsIn({ messages = [], input = [] }: Body): number {
  const blocks = messages.flatMap(({ content }) => (Array.isArray(content) ? content : []));
  return (
    messages.filter(({ role }) => role === 'tool').length +
    blocks.filter((block: { type?: string }) => block.type === 'tool_result').length +
    input.filter(({ type }) => type === 'function_call_output').length
  );
}

export function readRequest(protocol: Protocol, text: string, headers: Asked['headers']): Asked {
  const body: Body = JSON.parse(text);
  const tools = (body.tools ?? []).flatMap((tool) => tool.function?.name ?? tool.name ?? []);
  const choice = body.tool_choice;
  const named = typeof choice === 'object' ? (choice.function?.name ?? choice.name) : undefined;
  const isAny = choice === 'required' || (typeof choice === 'object' && choice.type === 'any');
  return {
    protocol,
    format: formatOf(body.response_format?.type ?? body.text?.format?.type),
    forcedTool: named ?? (isAny ? tools[0] : undefined),
    tools,
    body: text,
    toolResults: resultsIn(body),
    headers,
  };
}

const event = (data: object, name?: string): string =>
  `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`;

const PIECE = 24;

/** Splits text into pieces like tokens. */
export const piecesOf = (text: string): string[] => text.match(new RegExp(`[^]{1,${PIECE}}`, 'g')) ?? [];

/** An answer in the frames of a protocol: the beginning, one frame for each piece, and the end. */
export interface Frames {
  begin: string[];
  piece: (text: string) => string;
  end: string[];
}

function chatCompletions(said: Said, ending: Ending): Frames {
  const chunk = (delta: object, finish: string | null = null) =>
    event({
      id: 'c1',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'm',
      choices: [{ index: 0, delta, finish_reason: finish }],
    });
  const isTool = 'tool' in said;
  const call = (fields: object) => chunk({ tool_calls: [{ index: 0, ...fields }] });
  return {
    begin: isTool
      ? [call({ id: 'call_1', type: 'function', function: { name: said.tool, arguments: '' } })]
      : [chunk({ role: 'assistant', content: '' })],
    piece: (text) => (isTool ? call({ function: { arguments: text } }) : chunk({ content: text })),
    end: [
      chunk({}, isTool && ending === 'stop' ? 'tool_calls' : ending),
      event({
        id: 'c1',
        object: 'chat.completion.chunk',
        created: 1,
        model: 'm',
        choices: [],
        usage: { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 },
      }),
      'data: [DONE]\n\n',
    ],
  };
}

function responses(said: Said, ending: Ending, whole: string): Frames {
  const isTool = 'tool' in said;
  const id = isTool ? 'fc_1' : 'msg_1';
  const item = (input: string, status: string) =>
    isTool
      ? { type: 'function_call', id, call_id: 'call_1', name: said.tool, arguments: input, status }
      : { type: 'message', id, role: 'assistant', content: [], status };
  const place = { item_id: id, output_index: 0, content_index: 0 };
  const usage = {
    input_tokens: 11,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: 7,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: 18,
  };
  const done = ending === 'length' ? 'response.incomplete' : 'response.completed';
  const typed = (type: string, fields: object) => event({ type, ...fields }, type);
  return {
    begin: [
      typed('response.created', { response: { id: 'r1', created_at: 1, model: 'm' } }),
      typed('response.output_item.added', { output_index: 0, item: item('', 'in_progress') }),
    ],
    piece: (delta) =>
      typed(isTool ? 'response.function_call_arguments.delta' : 'response.output_text.delta', {
        ...place,
        delta,
      }),
    end: [
      typed('response.output_item.done', { output_index: 0, item: item(whole, 'completed') }),
      typed(done, {
        response: {
          id: 'r1',
          usage,
          incomplete_details: ending === 'length' ? { reason: 'max_output_tokens' } : null,
        },
      }),
    ],
  };
}

function messages(said: Said, ending: Ending): Frames {
  const isTool = 'tool' in said;
  const typed = (type: string, fields: object) => event({ type, ...fields }, type);
  const reason = ending === 'length' ? 'max_tokens' : isTool ? 'tool_use' : 'end_turn';
  const block = isTool
    ? { type: 'tool_use', id: 'toolu_1', name: said.tool, input: {} }
    : { type: 'text', text: '' };
  const usage = { input_tokens: 11, output_tokens: 1 };
  const message = { id: 'm1', type: 'message', role: 'assistant', content: [], model: 'm', usage };
  return {
    begin: [
      typed('message_start', { message: { ...message, stop_reason: null, stop_sequence: null } }),
      typed('content_block_start', { index: 0, content_block: block }),
    ],
    piece: (text) =>
      typed('content_block_delta', {
        index: 0,
        delta: isTool ? { type: 'input_json_delta', partial_json: text } : { type: 'text_delta', text },
      }),
    end: [
      typed('content_block_stop', { index: 0 }),
      typed('message_delta', {
        delta: { stop_reason: reason, stop_sequence: null },
        usage: { output_tokens: 7 },
      }),
      typed('message_stop', {}),
    ],
  };
}

export const contentOf = (said: Said): string => ('tool' in said ? said.input : said.text);

export function framesOf(protocol: Protocol, said: Said, ending: Ending): Frames {
  if (protocol === 'responses') return responses(said, ending, contentOf(said));
  return protocol === 'messages' ? messages(said, ending) : chatCompletions(said, ending);
}

/** An error in the middle of a stream. */
export function errorFrame(protocol: Protocol): string {
  const error = { type: 'overloaded_error', code: 'rate_limit_exceeded', message: 'Overloaded' };
  if (protocol === 'responses')
    return event({ type: 'error', sequence_number: 3, error: { ...error, param: null } }, 'error');
  return protocol === 'messages' ? event({ type: 'error', error }, 'error') : event({ error });
}

/** The whole answer of a server that does not stream. */
export function wholeOf(protocol: Protocol, text: string): object {
  if (protocol === 'messages')
    return {
      id: 'm1',
      type: 'message',
      role: 'assistant',
      content: [{ type: 'text', text }],
      stop_reason: 'end_turn',
    };
  if (protocol === 'responses') return { id: 'r1', output: [{ type: 'message', content: [{ text }] }] };
  return { id: 'c1', choices: [{ message: { role: 'assistant', content: text }, finish_reason: 'stop' }] };
}
