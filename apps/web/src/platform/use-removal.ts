import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';

type Removal<Row, Answer> = {
  remove: (row: Row) => Promise<Answer>;
  onSuccess: (answer: Answer, row: Row) => void;
  onError: (error: unknown, row: Row) => void;
};

/** Removes a row of a fetched list: it leaves the list at once, and comes back if the server refuses. */
export function useRemoval<Row extends { id: string }, Answer>(
  queryKey: QueryKey,
  { remove, onSuccess, onError }: Removal<Row, Answer>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: remove,
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData<Row[]>(queryKey, (rows) => rows?.filter((row) => row.id !== id));
    },
    onSuccess,
    onError,
    onSettled: () => client.invalidateQueries({ queryKey, exact: true }),
  });
}
