/** Cores of answers to questions of knowledge that are asked everywhere and are not in the bank; all patterns of an entry must match. */
export const KNOWN_ANSWERS: readonly { words: readonly RegExp[]; answer: string }[] = [
  {
    words: [/\btcp\b/i, /\budp\b/i],
    answer:
      'TCP sets up a connection, numbers what it sends, repeats what is lost and slows down when the network is full. UDP only sends, so it is quicker but may lose or reorder. I use TCP for pages and files, and UDP for speech, games and name look-ups.',
  },
  {
    words: [/\bprocess(?:es)?\b/i, /\bthreads?\b/i],
    answer:
      'A process has memory of its own and is isolated from others, while threads share the memory of one process. Threads are cheaper to start and to switch, but they need locks, and one that crashes takes the others with it.',
  },
  {
    words: [/\bclosures?\b/i],
    answer:
      'A closure is a function together with the variables of the place where it was created, which it keeps even after that place has finished. I use it for callbacks and private state, and I watch that it does not hold large objects alive.',
  },
  {
    words: [/\brest\b(?:ful)?/i, /\bgraphql\b/i],
    answer:
      'REST offers one address for each resource and uses the verbs and caching of HTTP. GraphQL has one address, and the client says which fields it wants. I choose REST for simple public interfaces, and GraphQL when many screens need different slices of the same data.',
  },
  {
    words: [/\bsql\b/i, /\bnosql\b/i],
    answer:
      'SQL databases keep tables with relations and rules that always hold. NoSQL stores give up part of that for a flexible shape or for spreading over many machines. I start with SQL unless the way of access or the volume speaks clearly against it.',
  },
  {
    words: [/\bhttps?\b/i, /\bdifference\b/i],
    answer:
      'HTTPS is HTTP inside an encrypted TLS connection. Nobody on the way can read or change what is sent, and the certificate shows that one is talking to the right server.',
  },
  {
    words: [/\bprimary key\b/i],
    answer:
      'A primary key identifies each row and is unique and never empty. A foreign key points at the primary key of another table, and the database sees to it that what it points at exists.',
  },
  {
    words: [/\bpolymorphism\b|\bobject[- ]oriented\b|\binheritance\b/i],
    answer:
      'Objects keep data and behaviour together. Through polymorphism the caller uses one interface and each kind of object does it in its own way. I prefer to compose small parts, and I use inheritance only for a true kind-of relation.',
  },
  {
    words: [/\bsupervised\b/i],
    answer:
      'In supervised learning the examples carry the right answer, so the model learns to predict it. In unsupervised learning there are no answers, and it looks for groups or structure. The first can be scored directly, while the second needs a person to judge whether the groups mean anything.',
  },
  {
    words: [/\bprecision\b/i, /\brecall\b/i],
    answer:
      'Precision says how many of the cases I flagged were right, and recall how many of the right ones I found. Raising one usually lowers the other, so I set the threshold by what each kind of error costs.',
  },
  {
    words: [/\bsymmetric\b/i],
    answer:
      'Symmetric encryption uses one key for both directions and is fast, but the key must be shared first. Asymmetric encryption has a public and a private key, is slow and solves that problem. In practice one uses the second to agree on a key for the first.',
  },
  {
    words: [/\bcross[- ]site scripting\b|\bxss\b/i],
    answer:
      "In cross-site scripting somebody's input is shown as code in another person's browser. I escape by context at output, use a framework that does it by default, and set a content security policy as a second line.",
  },
  {
    words: [/\bcontinuous integration\b|\bci\/?cd\b/i],
    answer:
      'Continuous integration builds and tests every small change at once, so that errors are found while they are fresh. Continuous delivery keeps the result ready to release at any time, with the same steps for every environment and a way back.',
  },
  {
    words: [/\bagile\b|\bscrum\b/i, /\bwaterfall\b/i],
    answer:
      'Waterfall plans everything first and then builds it in phases, which fits when changes are dear. Agile delivers in small steps and adapts after each, which fits when the need is uncertain. Most of my projects had a fixed frame with learning inside.',
  },
  {
    words: [/\bdebits?\b/i, /\bcredits?\b/i],
    answer:
      'Each entry has two sides of the same amount. A debit increases assets and expenses, and a credit increases liabilities, equity and income. If I buy goods on account, I debit stock and credit the supplier.',
  },
  {
    words: [/\baccruals?\b/i],
    answer:
      'Under accrual accounting income and cost are recorded when they arise, and under the cash basis when money moves. Accruals show the true result of a period, and cash shows whether one can pay, so I look at both.',
  },
  {
    words: [/\bebitda\b/i],
    answer:
      'It is the profit before interest, taxes, depreciation and amortisation. It helps to compare the operations of companies with different financing, but it leaves out investment and working capital, so it is not cash.',
  },
  {
    words: [/\bgross\b/i, /\bmargin\b|\bprofit\b/i],
    answer:
      'Gross profit is sales less the direct cost of what was sold. Net profit also takes off overheads, interest and taxes. A good gross and a poor net margin tell me to look at the overheads.',
  },
  {
    words: [/\bformative\b|\bsummative\b/i],
    answer:
      'Formative assessment happens during learning and changes the next lesson. Summative assessment comes at the end and says what was reached. The same test can be either one; it depends on what I do with the result.',
  },
  {
    words: [/\bhaccp\b/i],
    answer:
      'HACCP means looking at each step in the kitchen for what could make somebody ill, choosing the points where it can be controlled, such as temperature, setting limits, measuring, and writing down what was done when one was passed.',
  },
  {
    words: [/\b(?:b2b|business[- ]to[- ]business)\b/i, /\b(?:b2c|consumers?)\b/i],
    answer:
      'In business sales several people decide, reasons and risk count, and it takes months. Consumers decide alone and quickly, with more feeling. So in the first I help one champion to convince the others, and in the second I take away every obstacle before the purchase.',
  },
  {
    words: [/\blifetime value\b|\bcustomer acquisition cost\b|\bcac\b|\bltv\b/i],
    answer:
      'Acquisition cost is all that it takes to win one customer, and lifetime value is the margin that this customer brings before leaving. About three to one is healthy, but I also look at how many months pass until the cost is back.',
  },
];
