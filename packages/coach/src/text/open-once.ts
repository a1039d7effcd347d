/** What `open` makes, from the first use on: a module that opens its tables when it is loaded slows each start. */
export function openOnce<Value>(open: () => Value): () => Value {
  let opened: { value: Value } | undefined;
  return () => {
    opened ??= { value: open() };
    return opened.value;
  };
}
