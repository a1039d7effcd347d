/** A technical subject: what a right answer speaks of and what people get wrong. Patterns run on lower-case words joined by spaces. */
export type TechnicalTopic = {
  name: string;
  asked: RegExp;
  concepts: readonly { name: string; signs: RegExp }[];
  wrong: readonly { claim: RegExp; correction: string }[];
};

export const TECHNICAL_TOPICS: readonly TechnicalTopic[] = [
  {
    name: 'HTTP',
    asked: /\bhttps?\b/,
    concepts: [
      {
        name: 'request and response',
        signs: /\b(requests?|responses?|respond|reply|asks the server|answers|sends? back)\b/,
      },
      { name: 'client and server', signs: /\b(client|browser|server)\b/ },
      { name: 'methods such as GET and POST', signs: /\b(get|post|put|delete|methods?|verbs?)\b/ },
      { name: 'status codes', signs: /\b(status|404|200|500|codes?)\b/ },
      { name: 'being stateless', signs: /\b(stateless|cookies?|sessions?|keeps no state)\b/ },
      { name: 'headers and body', signs: /\b(headers?|body|content type|caching)\b/ },
      { name: 'encryption with TLS', signs: /\b(tls|ssl|encrypt\w*|certificates?|secure)\b/ },
    ],
    wrong: [
      {
        claim:
          /\bhttps? is (a |an |the )?(kind of |sort of |type of )?(database|programming language|language|operating system|web ?server|web ?browser|framework)\b/,
        correction: 'HTTP is a protocol: rules for requests and responses between a client and a server',
      },
      {
        claim: /\bhttp (is|keeps|has) (a )?(stateful|encrypted)\b/,
        correction: 'HTTP itself keeps no state and does not encrypt; cookies and TLS do',
      },
    ],
  },
  {
    name: 'database indexes',
    asked: /\b(index|indexes|indices|indexing)\b/,
    concepts: [
      {
        name: 'faster reads',
        signs: /\b(faster|speeds?|quick\w*|fast|look ?ups?|searches|performance|reads?|selects?)\b/,
      },
      { name: 'avoiding a full scan', signs: /\b(scan\w*|every row|all rows|whole table|every page)\b/ },
      { name: 'the cost on writes', signs: /\b(writes?|inserts?|updates?|slower|overhead)\b/ },
      { name: 'the space it takes', signs: /\b(space|storage|memory|disk)\b/ },
      {
        name: 'the tree behind it',
        signs: /\b(b ?-?trees?|trees?|hash|sorted|data structure|pointers?|back of (a|the) book)\b/,
      },
      {
        name: 'which columns to choose',
        signs: /\b(columns?|where clauses?|selectiv\w*|cardinality|query plan|composite|foreign key)\b/,
      },
    ],
    wrong: [
      {
        claim:
          /\b(index|indexes|indices|they|it)( also)? (make|makes|speed|speeds)( up)?( the)? (writes?|inserts?|updates?|writing|inserting)( (is|are))?( faster| quicker| better)?/,
        correction:
          'an index makes reads faster; each write becomes slower, because the index has to be kept up to date',
      },
      {
        claim: /\b(index|indexes|it) (is|are) (a |just a |like a )?(backup|copy of the (database|table)|password)\b/,
        correction: 'an index is a sorted structure that points to rows, not a copy or a backup',
      },
      {
        claim: /\bindex(es)?( \w+){0,2} on (every|all) columns?\b/,
        correction: 'an index on every column slows all writes and wastes space',
      },
    ],
  },
  {
    name: 'processes and threads',
    asked:
      /\b(process|processes|thread|threads|multithreading|concurrency)\b.*\b(thread|threads|process|processes)\b|\bmultithreading\b/,
    concepts: [
      { name: 'memory, shared or separate', signs: /\b(memory|address space|heap)\b/ },
      { name: 'isolation', signs: /\b(isolat\w*|crash\w*|independent|separate)\b/ },
      {
        name: 'the cost of switching',
        signs: /\b(context switch\w*|switching|lighter|lightweight|cheap\w*|overhead|expensive)\b/,
      },
      { name: 'races and locks', signs: /\b(race|locks?|mutex\w*|synchroni\w*|same value|deadlocks?)\b/ },
      { name: 'threads living inside a process', signs: /\b(inside|within|part of|contains|belong)\b/ },
      { name: 'communication', signs: /\b(communicat\w*|pipes?|sockets?|ipc|message passing|buffers?)\b/ },
    ],
    wrong: [
      {
        claim: /\bthreads? (has|have) (its|their) own memory\b/,
        correction: 'threads share the memory of their process; a process has its own',
      },
      {
        claim: /\bthreads? (contains?|has|have) (several |many )?processes\b/,
        correction: 'a process contains threads, not the other way round',
      },
      {
        claim: /\bprocesses (share|shares) (the |their )?memory\b/,
        correction: 'processes are isolated; threads share memory',
      },
      {
        claim: /\bprocesses are (lighter|faster to create|cheaper)\b/,
        correction: 'threads are cheaper to create than processes',
      },
    ],
  },
  {
    name: 'REST',
    asked: /\b(rest|restful)\b/,
    concepts: [
      { name: 'resources with URLs', signs: /\b(resources?|urls?|endpoints?|uris?)\b/ },
      { name: 'HTTP methods', signs: /\b(get|post|put|patch|delete|methods?|verbs?)\b/ },
      { name: 'being stateless', signs: /\b(stateless|each request|no session)\b/ },
      { name: 'representations such as JSON', signs: /\b(json|xml|representations?)\b/ },
      { name: 'status codes', signs: /\b(status|codes?|201|404|200)\b/ },
      { name: 'caching and scaling', signs: /\b(cach\w*|scal\w*)\b/ },
      { name: 'idempotence', signs: /\bidempoten\w*\b/ },
      {
        name: 'limits and alternatives',
        signs: /\b(graphql|grpc|drawback|downside|over ?fetching|under ?fetching|soap)\b/,
      },
    ],
    wrong: [
      {
        claim: /\brest is (a |an )?(programming language|database|framework|protocol like tcp)\b/,
        correction: 'REST is a style for interfaces, not a language or a product',
      },
    ],
  },
  {
    name: 'overfitting',
    asked: /\b(overfit|overfitting|underfitting|bias variance|bias-variance|regulari[sz]ation)\b/,
    concepts: [
      {
        name: 'noise and training data',
        signs: /\b(noise|training (data|set|error)|memori[sz]\w*|too well|too good)\b/,
      },
      { name: 'new data', signs: /\b(unseen|new data|validation|test (set|data|error)|generali[sz]\w*)\b/ },
      { name: 'cross-validation', signs: /\b(cross[- ]validation|k[- ]fold|hold ?out|split)\b/ },
      { name: 'regularisation', signs: /\b(regulari[sz]\w*|l1|l2|lasso|ridge|dropout|penalt\w*)\b/ },
      { name: 'a simpler model', signs: /\b(simpler|depth|fewer|prun\w*|complex\w*|features?)\b/ },
      { name: 'more data', signs: /\b(more( or more varied)? data|augment\w*)\b/ },
      { name: 'early stopping', signs: /\bearly stopping\b/ },
      { name: 'bias against variance', signs: /\b(bias|variance|trade-?off|underfit\w*)\b/ },
    ],
    wrong: [
      {
        claim:
          /\boverfitting (is|means)( when)?( the| your| a)? model( is)?( \w+)? (too simple|doesn't learn|does not learn)\b/,
        correction: 'a model that is too simple underfits; overfitting is learning the noise of the training data',
      },
      {
        claim: /\b(training longer|train longer|more layers)\b(?!.*\b(worse|overfit))/,
        correction: 'more layers and longer training make overfitting worse',
      },
      {
        claim: /\bbias is (when|the error from) (the model is )?too complex\b/,
        correction: 'too complex a model has high variance; too simple a one has high bias',
      },
    ],
  },
  {
    name: 'git merge and rebase',
    asked: /\b(rebase|git)\b/,
    concepts: [
      { name: 'the merge commit', signs: /\b(merge commit|two parents|both as parents|new commit|parents?)\b/ },
      {
        name: 'rewriting history',
        signs: /\b(rewrit\w*|rewrote|new hashes|hashes|history|writes them again|replays?)\b/,
      },
      { name: 'a straight line', signs: /\b(linear|straight|clean\w*|on top)\b/ },
      { name: 'shared branches', signs: /\b(shared|public|others have pulled|pushed|local|own branch|force)\b/ },
      { name: 'conflicts', signs: /\bconflicts?\b/ },
      { name: 'pull requests', signs: /\b(pull requests?|review)\b/ },
    ],
    wrong: [
      {
        claim: /\b(merge|merging) (rewrites|changes) (the )?history\b/,
        correction: 'rebase rewrites history; merge keeps it as it was',
      },
      {
        claim: /\brebase (keeps|preserves) (the )?(exact |original )?history\b/,
        correction: 'rebase writes new commits; merge keeps the history as it was',
      },
    ],
  },
  {
    name: 'caching',
    asked: /\b(cache|caching|cached)\b/,
    concepts: [
      { name: 'where it sits', signs: /\b(redis|memcached|cdn|browser|layers?|in front|in memory|cache-aside)\b/ },
      { name: 'hits and misses', signs: /\b(miss|misses|hits?|hit rate)\b/ },
      { name: 'expiry', signs: /\b(ttl|time to live|expir\w*|lifetimes?|jitter)\b/ },
      { name: 'invalidation', signs: /\b(invalidat\w*|delete the (key|cache)|stale|refresh|update)\b/ },
      { name: 'eviction', signs: /\b(evict\w*|lru|lfu|limit\w* memory)\b/ },
      { name: 'consistency', signs: /\b(consisten\w*|trade-?off|old value|stale)\b/ },
      { name: 'load on the database', signs: /\b(stampede|thundering|load|lock|database)\b/ },
      { name: 'failure', signs: /\b(down|fail\w*|fallback)\b/ },
    ],
    wrong: [
      {
        claim: /\bcache is where (you|we) (keep|store) (the )?passwords?\b/,
        correction: 'a cache keeps copies of data that are costly to fetch; passwords do not belong there',
      },
      {
        claim: /\b(save|store|keep) everything in the cache( forever)?\b/,
        correction: 'a cache is limited and may lose its data; entries need an expiry',
      },
      {
        claim: /\bdon't need the database\b/,
        correction: 'a cache does not replace the database that it is filled from',
      },
    ],
  },
  {
    name: 'SQL and NoSQL',
    asked: /\b(nosql|relational)\b/,
    concepts: [
      { name: 'tables and schema', signs: /\b(tables?|rows?|schemas?|columns?)\b/ },
      { name: 'relations and joins', signs: /\b(relations?|relational|joins?|foreign keys?)\b/ },
      { name: 'transactions', signs: /\b(acid|transactions?|consisten\w*)\b/ },
      { name: 'document stores', signs: /\b(documents?|mongo\w*|json)\b/ },
      {
        name: 'key-value and others',
        signs: /\b(key and value|key[- ]value|redis|cassandra|graph\w*|columns? family|wide columns)\b/,
      },
      { name: 'scaling out', signs: /\b(scal\w*|shard\w*|many machines|horizontal\w*|distributed)\b/ },
      {
        name: 'when to choose which',
        signs: /\b(fit|choose|use case|better for|start relational|for orders|depends)\b/,
      },
      { name: 'flexibility', signs: /\bflexib\w*\b/ },
    ],
    wrong: [
      {
        claim: /\bnosql (means|is) (that there is )?no (sql|database)( at all)?\b/,
        correction: 'NoSQL means "not only SQL": document, key-value, graph and column stores',
      },
      {
        claim: /\bnosql (is )?always (better|faster)\b/,
        correction: 'it depends on the access patterns; joins and transactions are easier in a relational database',
      },
    ],
  },
  {
    name: 'deadlock',
    asked: /\bdeadlocks?\b/,
    concepts: [
      {
        name: 'waiting for each other',
        signs: /\b(wait\w*( for)? each other|circular|cycle|holds? \w+ (and )?(waits|wants))\b/,
      },
      { name: 'locks and resources', signs: /\b(locks?|resources?|mutex\w*)\b/ },
      { name: 'the four conditions', signs: /\b(mutual exclusion|hold and wait|preemption)\b/ },
      { name: 'lock order', signs: /\b(same order|lock order\w*|ordering)\b/ },
      { name: 'timeouts', signs: /\b(time ?outs?|retry|retries|back ?off)\b/ },
      { name: 'detection', signs: /\b(detect\w*|abort\w*|victim)\b/ },
      { name: 'short critical sections', signs: /\b(critical sections?|short)\b/ },
    ],
    wrong: [
      {
        claim: /\bdeadlock is (when )?(the |a )?(server|computer|program)( is| gets)? (hacked|attacked|locked by)\b/,
        correction: "a deadlock is two or more threads waiting for each other's locks",
      },
      {
        claim: /\b(antivirus|virus)\b/,
        correction: 'a deadlock has nothing to do with a virus; it is a cycle of waiting locks',
      },
    ],
  },
  {
    name: 'TCP and UDP',
    asked: /\b(tcp|udp)\b/,
    concepts: [
      { name: 'connection and handshake', signs: /\b(connection\w*|handshake)\b/ },
      {
        name: 'acknowledgement and resending',
        signs: /\b(acknowledg\w*|acks?|resen\w*|retransmi\w*|guarantee\w*|reliab\w*)\b/,
      },
      { name: 'order', signs: /\b(order|ordered|sequence)\b/ },
      { name: 'speed and overhead', signs: /\b(faster|overhead|latency|lightweight|slower)\b/ },
      { name: 'uses of TCP', signs: /\b(web|email|files?|http|pages)\b/ },
      { name: 'uses of UDP', signs: /\b(video|games?|gaming|dns|voice|streaming|calls)\b/ },
      { name: 'flow and congestion control', signs: /\b(congestion|flow control)\b/ },
    ],
    wrong: [
      { claim: /\budp is (more )?reliable\b/, correction: 'TCP is reliable; UDP may lose packets' },
      {
        claim: /\btcp is (not reliable|unreliable)\b/,
        correction: 'TCP acknowledges and resends, so it is the reliable one',
      },
      {
        claim: /\budp (needs|has|uses|requires) a handshake\b/,
        correction: 'TCP opens with a handshake; UDP has none',
      },
    ],
  },
  {
    name: 'free cash flow',
    asked: /\b(free cash flow|cash flow)\b/,
    concepts: [
      { name: 'operating cash flow', signs: /\b(operating cash|net income|operations|ebit\w*)\b/ },
      { name: 'non-cash items', signs: /\b(depreciation|amorti[sz]ation|non-?cash)\b/ },
      { name: 'working capital', signs: /\b(working capital|receivables?|payables?|inventory)\b/ },
      { name: 'capital expenditure', signs: /\b(capital expenditures?|capex|investments?)\b/ },
      { name: 'what it is for', signs: /\b(dividends?|debt|acquisitions?|buy ?backs?|left)\b/ },
      { name: 'profit against cash', signs: /\b(profit|earnings)\b/ },
      { name: 'valuation', signs: /\b(valu\w*|dcf|discount\w*)\b/ },
    ],
    wrong: [
      {
        claim: /\bfree cash flow is (the same as |just )?(revenue|sales|profit|net income)\b/,
        correction: 'free cash flow is operating cash flow less capital expenditure, not revenue or profit',
      },
      {
        claim: /\ball the sales\b/,
        correction: 'sales are not cash: costs, customers who pay later and investment come off',
      },
    ],
  },
  {
    name: 'sepsis',
    asked: /\bsepsis\b/,
    concepts: [
      { name: 'infection', signs: /\binfect\w*\b/ },
      { name: 'fast pulse and breathing', signs: /\b(pulse|heart rate|tachy\w*|breathing|respirat\w*)\b/ },
      { name: 'temperature', signs: /\b(fever|temperature|hypotherm\w*)\b/ },
      { name: 'low blood pressure', signs: /\b(blood pressure|hypotens\w*)\b/ },
      { name: 'confusion', signs: /\b(confus\w*|mental|drowsy)\b/ },
      { name: 'lactate and urine', signs: /\b(lactate|urine)\b/ },
      { name: 'the first hour', signs: /\b(hour|bundle|urgent|emergency|immediately|right away)\b/ },
      { name: 'cultures before antibiotics', signs: /\b(cultures?|antibiotics?)\b/ },
      { name: 'fluids and oxygen', signs: /\b(fluids?|oxygen)\b/ },
      { name: 'escalation', signs: /\b(call\w*|doctor|sbar|rapid response|escalat\w*)\b/ },
    ],
    wrong: [
      {
        claim: /\b(wait|waiting) (and see|until (the )?morning|a few hours)\b/,
        correction: 'sepsis cannot wait: each hour without treatment raises mortality',
      },
      {
        claim: /\bantibiotics (first )?before (the )?(blood )?cultures\b/,
        correction: 'take blood cultures before the antibiotics, as long as that does not delay them',
      },
    ],
  },
  {
    name: 'differentiated teaching',
    asked: /\b(differentiat\w*|mixed[- ]ability)\b/,
    concepts: [
      { name: 'diagnosis', signs: /\b(diagnos\w*|assess\w*|pre-?test|know who)\b/ },
      { name: 'varying task or support', signs: /\b(task|support|scaffold\w*|worked example|levels?|strips)\b/ },
      { name: 'flexible groups', signs: /\b(groups?|pairs?)\b/ },
      { name: 'checking understanding', signs: /\b(exit tickets?|formative|quiz\w*|check)\b/ },
      { name: 'extension', signs: /\b(extension|challenge|open|extra)\b/ },
      { name: 'the cost in time', signs: /\b(time|preparation|reuse)\b/ },
      { name: 'an example', signs: /\b(for example|for instance|fractions|in my class)\b/ },
    ],
    wrong: [
      {
        claim: /\bgive (the )?(weak\w*|slow\w*|struggling)( \w+)? less to (learn|do)\b/,
        correction: 'the goal stays the same for all; support and way differ',
      },
    ],
  },
  {
    name: 'search engine optimisation',
    asked: /\b(seo|search engine)\b/,
    concepts: [
      { name: 'crawling and indexing', signs: /\b(crawl\w*|index\w*|bots?)\b/ },
      { name: 'relevance to a query', signs: /\b(relevan\w*|quer\w*|keywords?|intent|what people)\b/ },
      { name: 'content', signs: /\b(content|titles?|headings?)\b/ },
      { name: 'speed and mobile', signs: /\b(speed|mobile|loading|core web)\b/ },
      { name: 'links and authority', signs: /\b(links?|authority|backlinks?)\b/ },
      { name: 'structured data', signs: /\b(structured|schema|meta)\b/ },
      { name: 'measuring', signs: /\b(measure|search console|analytics|clicks|position|impressions)\b/ },
    ],
    wrong: [
      {
        claim: /\b(white text|hidden text|nobody sees)\b/,
        correction: 'hidden text is against the rules of search engines and gets a page removed',
      },
      {
        claim: /\bas many times as possible\b/,
        correction: 'repeating a keyword hurts; write for what people want to know',
      },
      { claim: /\bbuy (a lot of |many )?links\b/, correction: 'bought links are penalised; earned ones count' },
    ],
  },
  {
    name: 'dependency injection',
    asked: /\b(dependency injection|inversion of control)\b/,
    concepts: [
      { name: 'given from outside', signs: /\b(outside|constructor|passed|pass|receives?|provided)\b/ },
      { name: 'depending on interfaces', signs: /\b(interfaces?|abstraction)\b/ },
      { name: 'easier tests', signs: /\b(tests?|mock|fake|stub)\b/ },
      { name: 'loose coupling', signs: /\b(coupl\w*|swap|replace|independent)\b/ },
      { name: 'containers and their cost', signs: /\b(container|framework|spring|drawback|wiring|hard to see)\b/ },
    ],
    wrong: [
      {
        claim: /\binject\w* (malicious|sql)\b/,
        correction: 'that is an injection attack; dependency injection hands an object what it needs',
      },
    ],
  },
  {
    name: 'lists and tuples',
    asked: /\btuples?\b/,
    concepts: [
      { name: 'mutability', signs: /\b(mutable|immutable|change|append)\b/ },
      { name: 'hashing', signs: /\b(hash\w*|dictionary key|keys?)\b/ },
      { name: 'memory and speed', signs: /\b(memory|faster|smaller)\b/ },
      { name: 'when to use which', signs: /\b(records?|coordinates|fixed|return|grow|collections?)\b/ },
    ],
    wrong: [
      { claim: /\btuples? (is|are) mutable\b/, correction: 'a tuple is immutable; a list can change' },
      { claim: /\blists? (is|are) immutable\b/, correction: 'a list can change; a tuple cannot' },
      {
        claim: /\blists (are|can be) used as dictionary keys\b/,
        correction: 'only immutable values such as tuples can be dictionary keys',
      },
    ],
  },
  {
    name: 'food hygiene',
    asked: /\b(cross[- ]contamination|food safety|haccp|food hygiene)\b/,
    concepts: [
      { name: 'raw and ready apart', signs: /\b(raw|separate|apart|ready to eat)\b/ },
      { name: 'boards and knives', signs: /\b(boards?|knives|knife|utensils?|colou?r)\b/ },
      { name: 'hands and gloves', signs: /\b(hands?|gloves|wash)\b/ },
      { name: 'storing', signs: /\b(shelf|shelves|fridge|bottom|storage|label\w*)\b/ },
      { name: 'temperature', signs: /\b(temperature|degrees|below|cold|cook\w*)\b/ },
      { name: 'cleaning', signs: /\b(saniti[sz]e|clean|disinfect\w*|surfaces?)\b/ },
      { name: 'allergens', signs: /\ballergen\w*\b/ },
    ],
    wrong: [
      {
        claim: /\braw (meat|chicken)( \w+){0,3} (top|above)\b/,
        correction: 'raw meat belongs on the bottom shelf, where nothing can drip on other food',
      },
      { claim: /\brins(e|ing) (raw )?chicken\b/, correction: 'rinsing chicken spreads germs; cooking kills them' },
    ],
  },
  {
    name: 'motor control',
    asked: /\b(motor starter|wiring diagram|contactor)\b/,
    concepts: [
      { name: 'power and control circuit', signs: /\b(power (part|circuit)|control (part|circuit))\b/ },
      { name: 'contactor and coil', signs: /\b(contactor|coil|relay)\b/ },
      { name: 'overload protection', signs: /\b(overload|breaker|fuse|protection)\b/ },
      { name: 'start and stop buttons', signs: /\b(start button|stop button|buttons?|push)\b/ },
      { name: 'holding contact', signs: /\b(holding|latch\w*|seal|auxiliary|parallel)\b/ },
      { name: 'normally open and closed', signs: /\bnormally (open|closed)\b/ },
      { name: 'checking against the cabinet', signs: /\b(terminals?|check|cabinet|measure|multimeter|lock ?out)\b/ },
    ],
    wrong: [
      {
        claim: /\bwork\w* (on it )?(while|when) (it is |it's )?(live|energi[sz]ed)\b/,
        correction: 'isolate, lock and test for dead before you touch it',
      },
    ],
  },
  {
    name: 'transactions',
    asked: /\b(acid|transactions?|isolation level)\b/,
    concepts: [
      { name: 'all or nothing', signs: /\b(atomic\w*|all or nothing|rollback|rolled back)\b/ },
      { name: 'consistency', signs: /\b(consisten\w*|constraints?|valid)\b/ },
      { name: 'isolation', signs: /\b(isolat\w*|concurrent|dirty reads?|phantom)\b/ },
      { name: 'durability', signs: /\b(durab\w*|crash|disk|log|persist\w*)\b/ },
      { name: 'an example', signs: /\b(bank|transfer|payments?|orders?|for example)\b/ },
      { name: 'commit', signs: /\bcommit\w*\b/ },
    ],
    wrong: [],
  },
  {
    name: 'normalisation',
    asked: /\bnormali[sz]ation\b/,
    concepts: [
      { name: 'less redundancy', signs: /\b(redundan\w*|duplicat\w*|once)\b/ },
      { name: 'anomalies', signs: /\b(anomal\w*|update|inconsisten\w*)\b/ },
      { name: 'normal forms', signs: /\b(1nf|2nf|3nf|first normal|second normal|third normal|normal forms?|bcnf)\b/ },
      { name: 'keys and tables', signs: /\b(keys?|split|tables?)\b/ },
      { name: 'when to denormalise', signs: /\b(denormali[sz]\w*|joins?|performance|read)\b/ },
    ],
    wrong: [
      {
        claim: /\bnormali[sz]ation (adds|increases|creates) (redundancy|duplicates)\b/,
        correction: 'normalisation removes redundancy',
      },
    ],
  },
  {
    name: 'joins',
    asked: /\b(inner join|left join|joins?)\b/,
    concepts: [
      { name: 'matching rows', signs: /\b(match\w*|both tables|common|key)\b/ },
      { name: 'outer joins and nulls', signs: /\b(left|right|outer|nulls?)\b/ },
      { name: 'inner join', signs: /\binner\b/ },
      { name: 'an example', signs: /\b(customers?|orders?|for example|employees?)\b/ },
      { name: 'performance', signs: /\b(index\w*|performance|slow)\b/ },
    ],
    wrong: [
      {
        claim: /\binner join (returns|gives|shows) all\b/,
        correction: 'an inner join returns only the rows that match in both tables',
      },
    ],
  },
  {
    name: 'load balancing',
    asked: /\b(load balanc\w*|scal(e|ing|ability)|high availability)\b/,
    concepts: [
      { name: 'spreading requests', signs: /\b(distribut\w*|spread\w*|round robin|least connections)\b/ },
      { name: 'health checks', signs: /\b(health|fail\w*|down)\b/ },
      { name: 'sessions', signs: /\b(sessions?|sticky|stateless)\b/ },
      {
        name: 'horizontal scaling',
        signs: /\b(horizontal\w*|more (servers|machines|instances)|replicas?|auto ?scal\w*)\b/,
      },
      { name: 'caching and database', signs: /\b(cach\w*|replicas?|shard\w*|database|queue\w*)\b/ },
      { name: 'measuring first', signs: /\b(measure|bottlenecks?|metrics|profil\w*|load test\w*)\b/ },
    ],
    wrong: [],
  },
  {
    name: 'DNS',
    asked: /\bdns\b/,
    concepts: [
      { name: 'names to addresses', signs: /\b(names?|domains?|ip|address\w*)\b/ },
      { name: 'resolvers and caches', signs: /\b(resolver|cach\w*|ttl)\b/ },
      { name: 'root and authoritative servers', signs: /\b(root|authoritative|tld|name ?servers?)\b/ },
      { name: 'records', signs: /\b(records?|cname|mx|txt)\b/ },
    ],
    wrong: [
      {
        claim: /\bdns (encrypts|is a firewall|is a database of passwords)\b/,
        correction: 'DNS turns names into addresses',
      },
    ],
  },
  {
    name: 'hash tables',
    asked: /\b(hash (table|map|maps|tables)|hashmap|dictionary)\b/,
    concepts: [
      { name: 'hash function', signs: /\b(hash function|hash\w*)\b/ },
      { name: 'buckets', signs: /\b(buckets?|array|slots?|index)\b/ },
      { name: 'collisions', signs: /\b(collisions?|chaining|probing|linked list)\b/ },
      { name: 'constant time', signs: /\b(constant|o 1|fast|on average)\b/ },
      { name: 'resizing', signs: /\b(resiz\w*|load factor|rehash\w*|worst case)\b/ },
    ],
    wrong: [
      {
        claim: /\bhash (tables?|maps?) (are|is|keep\w*) (always )?(sorted|ordered)\b/,
        correction: 'a hash table keeps no order by key',
      },
    ],
  },
  {
    name: 'sorting and complexity',
    asked: /\b(big o|complexity|sort(ing)?|binary search|algorithm)\b/,
    concepts: [
      { name: 'growth with the input', signs: /\b(input|grow\w*|scales?|n log n|o n|linear|quadratic|logarithm\w*)\b/ },
      { name: 'worst and average case', signs: /\b(worst|average|best case)\b/ },
      { name: 'memory', signs: /\b(memory|space|in place)\b/ },
      { name: 'how it works', signs: /\b(half|halves|divide\w*|pivot|merge|compare\w*|swap\w*|middle|recurs\w*)\b/ },
      { name: 'precondition', signs: /\b(sorted|unsorted)\b/ },
    ],
    wrong: [
      {
        claim: /\bbinary search (works|can be used) on (an )?unsorted\b/,
        correction: 'binary search needs sorted data',
      },
    ],
  },
  {
    name: 'object orientation',
    asked: /\b(object[- ]oriented|oop|polymorphism|inheritance|encapsulation|abstraction|abstract class|interface)\b/,
    concepts: [
      { name: 'encapsulation', signs: /\b(encapsulat\w*|private|hide\w*|hidden|internals?)\b/ },
      { name: 'inheritance', signs: /\b(inherit\w*|parent|base class|subclass\w*|extends)\b/ },
      { name: 'polymorphism', signs: /\b(polymorph\w*|overrid\w*|same (method|interface))\b/ },
      { name: 'interfaces and abstraction', signs: /\b(interfaces?|abstract\w*|contract)\b/ },
      { name: 'composition', signs: /\b(composition|coupl\w*|has a)\b/ },
      { name: 'an example', signs: /\b(for example|animal|shape|car|vehicle|employee)\b/ },
    ],
    wrong: [],
  },
  {
    name: 'recursion',
    asked: /\brecursion\b/,
    concepts: [
      { name: 'calling itself', signs: /\b(calls? itself|itself)\b/ },
      { name: 'base case', signs: /\b(base case|stop\w*|terminat\w*)\b/ },
      { name: 'the stack', signs: /\b(stack|overflow|memory)\b/ },
      { name: 'an example', signs: /\b(factorial|fibonacci|tree|folders?|for example)\b/ },
      { name: 'iteration instead', signs: /\b(loops?|iterat\w*|tail)\b/ },
    ],
    wrong: [],
  },
  {
    name: 'garbage collection',
    asked: /\b(garbage collect\w*|memory leak|memory management)\b/,
    concepts: [
      { name: 'unreachable objects', signs: /\b(unreachable|no longer|references?|reachable)\b/ },
      { name: 'how it marks and frees', signs: /\b(marks?|sweep|frees?|reclaim\w*|generation\w*)\b/ },
      { name: 'pauses', signs: /\b(pauses?|stop the world|performance|latency)\b/ },
      { name: 'leaks all the same', signs: /\b(leaks?|listeners?|closures?|static)\b/ },
      { name: 'tools', signs: /\b(profil\w*|heap|snapshot\w*|tools)\b/ },
    ],
    wrong: [],
  },
  {
    name: 'containers',
    asked: /\b(docker|containers?|virtual machines?|kubernetes|k8s)\b/,
    concepts: [
      { name: 'shared kernel', signs: /\b(kernel|operating system|os|host)\b/ },
      { name: 'images and layers', signs: /\b(images?|layers?|dockerfile)\b/ },
      { name: 'isolation', signs: /\b(isolat\w*|namespaces?|cgroups?|separate)\b/ },
      { name: 'lightness', signs: /\b(lightweight|lighter|seconds|start\w*|smaller)\b/ },
      {
        name: 'running the same everywhere',
        signs: /\b(same (everywhere|environment)|portab\w*|works on my machine|consistent|dependencies)\b/,
      },
      { name: 'orchestration', signs: /\b(orchestrat\w*|kubernetes|pods?|scal\w*|restart\w*|self heal\w*)\b/ },
    ],
    wrong: [
      {
        claim: /\bcontainers? (has|have|includes?|runs?) (its|their) own (kernel|operating system)\b/,
        correction: 'containers share the kernel of the host; a virtual machine brings its own',
      },
    ],
  },
  {
    name: 'microservices',
    asked: /\b(microservices?|monolith\w*)\b/,
    concepts: [
      { name: 'independent deployment', signs: /\b(independent\w*|deploy\w*|release)\b/ },
      { name: 'own data', signs: /\b(own (data|database)|database per|data)\b/ },
      { name: 'network cost', signs: /\b(network|latency|calls|api)\b/ },
      { name: 'complexity', signs: /\b(complex\w*|distributed|monitoring|tracing|overhead)\b/ },
      { name: 'teams', signs: /\bteams?\b/ },
      { name: 'scaling', signs: /\bscal\w*\b/ },
      { name: 'when a monolith is better', signs: /\b(monolith|start|small)\b/ },
    ],
    wrong: [],
  },
  {
    name: 'continuous delivery',
    asked: /\b(ci cd|ci\/cd|continuous (integration|delivery|deployment)|pipeline|devops)\b/,
    concepts: [
      { name: 'automatic build and test', signs: /\b(build\w*|tests?|automat\w*)\b/ },
      { name: 'small changes', signs: /\b(small|often|frequent\w*|every commit|merge)\b/ },
      { name: 'deploying', signs: /\b(deploy\w*|release|staging|production)\b/ },
      { name: 'rolling back', signs: /\b(roll\w* ?back|canary|blue green|feature flags?)\b/ },
      { name: 'fast feedback', signs: /\b(feedback|fast|minutes|fail\w*)\b/ },
    ],
    wrong: [],
  },
  {
    name: 'testing',
    asked: /\b(unit tests?|integration tests?|test (strategy|pyramid)|tdd|test driven|testing)\b/,
    concepts: [
      { name: 'units in isolation', signs: /\b(unit|isolat\w*|functions?|mock\w*|stub\w*)\b/ },
      { name: 'integration', signs: /\b(integration|together|database|api)\b/ },
      { name: 'end to end', signs: /\b(end to end|e2e|ui|browser|system)\b/ },
      { name: 'speed and reliability', signs: /\b(fast|slow|flaky|reliab\w*|cheap)\b/ },
      { name: 'edge cases', signs: /\b(edge cases?|errors?|boundar\w*|negative)\b/ },
      { name: 'regressions', signs: /\b(regressions?|refactor\w*|confiden\w*|ci|automat\w*)\b/ },
    ],
    wrong: [],
  },
  {
    name: 'web security',
    asked: /\b(xss|cross[- ]site|sql injection|csrf|owasp|secure a (web|website|api)|web security)\b/,
    concepts: [
      { name: 'never trusting input', signs: /\b(input|validat\w*|saniti[sz]\w*|user data)\b/ },
      { name: 'parameterised queries', signs: /\b(parameteri[sz]\w*|prepared statements?|orm)\b/ },
      { name: 'escaping output', signs: /\b(escap\w*|encod\w*|csp|content security)\b/ },
      { name: 'tokens and cookies', signs: /\b(tokens?|same ?site|cookies?|http ?only)\b/ },
      { name: 'least privilege', signs: /\b(privilege|permissions?|roles?|access)\b/ },
      { name: 'an example', signs: /\b(for example|script|attacker|drop table|or 1)\b/ },
    ],
    wrong: [
      {
        claim: /\b(store|save|keep)( the)? passwords? in plain ?text\b/,
        correction: 'passwords are stored only as slow, salted hashes',
      },
    ],
  },
  {
    name: 'authentication',
    asked: /\b(authentication|authori[sz]ation|oauth|jwt|login|password)\b/,
    concepts: [
      {
        name: 'who you are',
        signs: /\b(who (you|someone|the user) (are|is)|identity|verif\w*|login|password|prove\w*)\b/,
      },
      { name: 'what you may do', signs: /\b(allowed|permission\w*|roles?|access|may do|rights)\b/ },
      { name: 'tokens and sessions', signs: /\b(tokens?|sessions?|jwt|cookies?|oauth)\b/ },
      { name: 'second factor', signs: /\b(second factor|two[- ]factor|2fa|mfa)\b/ },
      { name: 'hashing', signs: /\b(hash\w*|salt\w*|bcrypt|argon\w*)\b/ },
      { name: 'an example', signs: /\b(for example|admin|badge|passport|key)\b/ },
    ],
    wrong: [
      {
        claim: /\bauthori[sz]ation (is|means) (who you are|logging in|checking the password)\b/,
        correction: 'authentication is who you are; authorisation is what you may do',
      },
    ],
  },
  {
    name: 'JavaScript closures',
    asked: /\bclosures?\b/,
    concepts: [
      { name: 'a function and its scope', signs: /\b(scope|variables?|outer|lexical|environment)\b/ },
      { name: 'remembering', signs: /\b(remember\w*|access|keeps?|after)\b/ },
      { name: 'a use', signs: /\b(private|counter|callback|event|handlers?|factory|currying)\b/ },
      { name: 'a pitfall', signs: /\b(loops?|memory|leak|var)\b/ },
    ],
    wrong: [],
  },
  {
    name: "JavaScript's event loop",
    asked: /\b(event loop|promises?|async|asynchronous)\b/,
    concepts: [
      { name: 'single thread', signs: /\b(single|one thread|thread)\b/ },
      { name: 'queue', signs: /\b(queue\w*|task|microtask\w*|callbacks?)\b/ },
      { name: 'call stack', signs: /\b(stack)\b/ },
      { name: 'promises and await', signs: /\b(promises?|await|async|then)\b/ },
      { name: 'not blocking', signs: /\b(block\w*|wait\w*|non-?blocking)\b/ },
      { name: 'errors', signs: /\b(catch|errors?|reject\w*)\b/ },
    ],
    wrong: [
      {
        claim: /\bjavascript is multi-?threaded\b/,
        correction: 'JavaScript runs on one thread; the event loop takes turns',
      },
    ],
  },
  {
    name: 'React',
    asked: /\b(react|virtual dom|hooks?|state and props|props)\b/,
    concepts: [
      { name: 'components', signs: /\bcomponents?\b/ },
      { name: 'state and props', signs: /\b(state|props)\b/ },
      { name: 'rendering', signs: /\b(render\w*|re-?render\w*|virtual dom|diff\w*)\b/ },
      { name: 'hooks', signs: /\b(hooks?|usestate|useeffect|usememo)\b/ },
      { name: 'one-way data', signs: /\b(one[- ]way|parent|child|passed)\b/ },
      { name: 'performance', signs: /\b(memo\w*|performance|keys?)\b/ },
    ],
    wrong: [
      {
        claim: /\bprops (are|is) (mutable|changed by the (child|component))\b/,
        correction: 'props are read-only for the component that gets them; state can change',
      },
    ],
  },
  {
    name: 'CSS layout',
    asked: /\b(flexbox|css grid|box model|css)\b/,
    concepts: [
      { name: 'one or two dimensions', signs: /\b(one dimension\w*|two dimension\w*|rows?|columns?)\b/ },
      { name: 'box model', signs: /\b(padding|margin|border|content)\b/ },
      { name: 'alignment', signs: /\b(align\w*|justify\w*|center|gap)\b/ },
      { name: 'responsive design', signs: /\b(responsive|media quer\w*|mobile|wrap)\b/ },
      { name: 'specificity', signs: /\b(specificity|cascade|selectors?)\b/ },
    ],
    wrong: [],
  },
  {
    name: 'statistics and experiments',
    asked: /\b(p[- ]?value|hypothesis test|a\/b test\w*|ab test\w*|statistical\w*|significance|confidence interval)\b/,
    concepts: [
      { name: 'null hypothesis', signs: /\b(null|hypothes\w*|no (effect|difference))\b/ },
      { name: 'chance', signs: /\b(chance|random\w*|probability|likely)\b/ },
      { name: 'sample size', signs: /\b(sample|size|power|enough)\b/ },
      { name: 'one metric beforehand', signs: /\b(metric|before|beforehand|primary|conversion)\b/ },
      { name: 'the threshold', signs: /\b(0 ?.05|0\.05|five percent|5%|threshold|significan\w*|confidence)\b/ },
      { name: 'pitfalls', signs: /\b(peek\w*|multiple|correct\w*|effect size|practical|bias|novelty)\b/ },
    ],
    wrong: [
      {
        claim:
          /\bp[- ]?value is the (probability|chance) that (the )?(null|hypothesis)( hypothesis)? is (true|false|right)\b/,
        correction: 'a p-value is the chance of such data if the null hypothesis were true',
      },
    ],
  },
  {
    name: 'model evaluation',
    asked: /\b(precision|recall|f1|roc|confusion matrix|evaluate (a|your|the) (model|classifier))\b/,
    concepts: [
      { name: 'precision', signs: /\b(precision|predicted positives?|false positives?)\b/ },
      { name: 'recall', signs: /\b(recall|sensitivity|false negatives?|missed)\b/ },
      { name: 'the trade-off', signs: /\b(trade-?off|threshold|balance|f1)\b/ },
      { name: 'imbalance', signs: /\b(imbalanc\w*|accuracy|rare)\b/ },
      { name: 'an example', signs: /\b(spam|cancer|fraud|disease|for example)\b/ },
    ],
    wrong: [
      {
        claim: /\bprecision is how many of the (actual|real) positives\b/,
        correction: 'that is recall; precision is how many of the predicted positives are right',
      },
    ],
  },
  {
    name: 'machine learning',
    asked:
      /\b(supervised|unsupervised|machine learning|neural network\w*|gradient descent|random forest|regression|classification)\b/,
    concepts: [
      { name: 'labels', signs: /\b(labels?|labell?ed|target|known)\b/ },
      { name: 'learning from error', signs: /\b(loss|error|gradient\w*|weights?|minimi[sz]\w*|backprop\w*)\b/ },
      {
        name: 'examples of methods',
        signs: /\b(trees?|forest|regression|cluster\w*|k-?means|svm|network\w*|boosting)\b/,
      },
      { name: 'training and testing', signs: /\b(train\w*|test|validation|unseen)\b/ },
      { name: 'features', signs: /\b(features?|variables?|inputs?)\b/ },
      { name: 'step size', signs: /\b(learning rate|step|converge\w*|local minim\w*)\b/ },
    ],
    wrong: [
      {
        claim: /\bunsupervised( learning)? (uses|needs|has) label\w*\b/,
        correction: 'unsupervised learning works without labels',
      },
    ],
  },
  {
    name: 'data pipelines',
    asked: /\b(etl|data (pipeline|warehouse|lake)|data quality)\b/,
    concepts: [
      { name: 'extract, transform, load', signs: /\b(extract\w*|transform\w*|load\w*)\b/ },
      { name: 'quality checks', signs: /\b(quality|checks?|validat\w*|missing|duplicates?)\b/ },
      { name: 'scheduling', signs: /\b(schedul\w*|airflow|nightly|batch|stream\w*)\b/ },
      { name: 'idempotence and backfill', signs: /\b(idempoten\w*|rerun|backfill|retry|incremental)\b/ },
      { name: 'modelling', signs: /\b(star schema|dimension\w*|facts?|warehouse)\b/ },
      { name: 'monitoring', signs: /\b(monitor\w*|alert\w*|logs?)\b/ },
    ],
    wrong: [],
  },
  {
    name: 'financial statements',
    asked: /\b(financial statements?|balance sheet|income statement|accrual|depreciation)\b/,
    concepts: [
      { name: 'income statement', signs: /\b(income statement|revenue|expenses?|profit)\b/ },
      { name: 'balance sheet', signs: /\b(balance sheet|assets?|liabilit\w*|equity)\b/ },
      { name: 'cash flow', signs: /\bcash\b/ },
      { name: 'how they link', signs: /\b(link\w*|retained earnings|flows? into|connect\w*|net income)\b/ },
      { name: 'accrual', signs: /\b(accrual|when (it is |they are )?earned|matching)\b/ },
      { name: 'useful life', signs: /\b(useful life|spread|over time|straight[- ]line|years)\b/ },
    ],
    wrong: [
      {
        claim: /\bassets (equal|are|minus) (only )?equity minus liabilities\b/,
        correction: 'assets equal liabilities plus equity',
      },
      {
        claim: /\bdepreciation is (a )?cash (cost|outflow|expense)\b/,
        correction: 'depreciation is a cost without cash',
      },
    ],
  },
  {
    name: 'investment appraisal',
    asked: /\b(npv|net present value|irr|dcf|discounted cash|valuation|value a company)\b/,
    concepts: [
      { name: 'future cash flows', signs: /\b(cash flows?|forecast\w*|future)\b/ },
      { name: 'discounting', signs: /\b(discount\w*|wacc|cost of capital|rate)\b/ },
      { name: 'time value', signs: /\b(time value|today|worth)\b/ },
      { name: 'terminal value', signs: /\b(terminal|perpetu\w*|growth)\b/ },
      { name: 'the decision', signs: /\b(positive|negative|accept|reject|greater than)\b/ },
      { name: 'sensitivity', signs: /\b(sensitiv\w*|scenario\w*|assumptions?|multiples?|comparables?)\b/ },
    ],
    wrong: [],
  },
  {
    name: 'spreadsheets',
    asked: /\b(excel|vlookup|pivot|spreadsheets?)\b/,
    concepts: [
      { name: 'lookups', signs: /\b(v?lookup|xlookup|index|match)\b/ },
      { name: 'pivot tables', signs: /\bpivot\b/ },
      { name: 'cleaning', signs: /\b(clean\w*|duplicates?|trim|filter\w*|validation)\b/ },
      { name: 'exact match and errors', signs: /\b(exact|false|errors?|n\/a|iferror)\b/ },
      { name: 'formulas', signs: /\b(formulas?|sum\w*|countif\w*|functions?)\b/ },
    ],
    wrong: [
      {
        claim: /\bvlookup (can )?looks? to the left\b/,
        correction: 'VLOOKUP searches only to the right of its key column',
      },
    ],
  },
  {
    name: 'agile work',
    asked: /\b(agile|scrum|sprint|kanban|waterfall)\b/,
    concepts: [
      { name: 'short iterations', signs: /\b(iterations?|sprints?|two weeks|increment\w*)\b/ },
      { name: 'feedback', signs: /\b(feedback|review|demo|customers?|adapt\w*)\b/ },
      { name: 'roles', signs: /\b(product owner|scrum master|team)\b/ },
      { name: 'events', signs: /\b(stand-?up|daily|retrospective|planning)\b/ },
      { name: 'backlog', signs: /\b(backlog|prioriti\w*|stories)\b/ },
      { name: 'limits of work', signs: /\b(wip|work in progress|flow|board)\b/ },
    ],
    wrong: [
      {
        claim: /\bagile means (no|without) (plan\w*|documentation)\b/,
        correction: 'agile plans often and in small steps; it does not do without plans',
      },
    ],
  },
  {
    name: 'product prioritisation',
    asked:
      /\b(prioriti[sz]e (a |the |your )?(features?|backlog|roadmap|requirements)|product (strategy|metrics?)|mvp|success of a (feature|product)|improve (a|the|our) product)\b/,
    concepts: [
      { name: 'users and their problem', signs: /\b(users?|customers?|problem|needs?|interviews?)\b/ },
      { name: 'value against effort', signs: /\b(value|effort|impact|rice|cost|reach)\b/ },
      { name: 'metrics', signs: /\b(metrics?|kpi\w*|retention|conversion|measure)\b/ },
      { name: 'strategy', signs: /\b(strateg\w*|goals?|vision|business)\b/ },
      { name: 'testing', signs: /\b(test\w*|experiment\w*|prototype|mvp|hypothes\w*)\b/ },
      { name: 'saying no', signs: /\b(trade-?offs?|say no|stakeholders?|instead)\b/ },
    ],
    wrong: [],
  },
  {
    name: 'design and accessibility',
    asked: /\b(accessib\w*|usability|user research|ux|design (process|system)|wireframe\w*|persona\w*)\b/,
    concepts: [
      { name: 'users first', signs: /\b(users?|research|interviews?|observe|persona\w*)\b/ },
      { name: 'contrast and text', signs: /\b(contrast|alt text|colou?rs?|font|screen readers?)\b/ },
      { name: 'keyboard', signs: /\b(keyboard|focus|aria|semantic)\b/ },
      { name: 'prototypes', signs: /\b(prototyp\w*|wireframe\w*|sketch\w*|iterat\w*)\b/ },
      { name: 'testing with people', signs: /\b(test\w*|feedback|tasks?)\b/ },
      { name: 'standards', signs: /\b(wcag|guidelines?|standards?|consisten\w*|heuristic\w*)\b/ },
    ],
    wrong: [
      {
        claim: /\baccessib\w* (is|matters) only for blind\b/,
        correction: 'accessibility serves many: low vision, motor, hearing, older people, anyone in a hurry',
      },
    ],
  },
  {
    name: 'marketing measures',
    asked: /\b(conversion( rate)?|marketing (funnel|campaign|strategy)|customer acquisition|cac|ltv|roi|churn)\b/,
    concepts: [
      { name: 'goal and audience', signs: /\b(goals?|audience|target|segments?|customers?)\b/ },
      { name: 'cost per customer', signs: /\b(cost|cac|budget|spend)\b/ },
      { name: 'lifetime value', signs: /\b(lifetime|ltv|retention|repeat)\b/ },
      { name: 'funnel', signs: /\b(funnel|awareness|conver\w*|leads?|stages?)\b/ },
      { name: 'testing', signs: /\b(test\w*|a\/b|variants?|experiment\w*)\b/ },
      { name: 'channels', signs: /\b(channels?|email|social|search|ads?)\b/ },
      { name: 'measuring', signs: /\b(measure|track\w*|attribution|analytics|kpi\w*)\b/ },
    ],
    wrong: [],
  },
  {
    name: 'nursing basics',
    asked:
      /\b(vital signs|triage|hand hygiene|infection control|medications?|right (drug|dose)|five rights|pressure (ulcer|sore|injur)\w*|wound)\b/,
    concepts: [
      { name: 'assessment', signs: /\b(assess\w*|check\w*|observe|vital\w*|monitor\w*)\b/ },
      {
        name: 'right patient and drug',
        signs: /\b(right (patient|drug|dose|time|route)|five rights|wristband|allerg\w*)\b/,
      },
      { name: 'hand hygiene', signs: /\b(hands?|gloves|wash\w*|alcohol)\b/ },
      { name: 'urgency', signs: /\b(urgent|airway|breathing|circulation|abc|priority|first)\b/ },
      { name: 'documentation', signs: /\b(document\w*|record\w*|chart\w*|report\w*)\b/ },
      { name: 'escalation', signs: /\b(doctor|escalat\w*|sbar|call|senior)\b/ },
      { name: 'prevention', signs: /\b(turn\w*|reposition\w*|skin|mattress|clean|sterile)\b/ },
    ],
    wrong: [
      {
        claim: /\bgloves (replace|instead of|so (you|i) don't need to) (hand )?wash\w*\b/,
        correction: 'gloves do not replace washing hands',
      },
    ],
  },
  {
    name: 'resuscitation',
    asked: /\b(cpr|cardiac arrest|choking|first aid)\b/,
    concepts: [
      { name: 'safety and response', signs: /\b(safe|danger|respon\w*|shout)\b/ },
      { name: 'calling for help', signs: /\b(call|911|999|112|help|ambulance)\b/ },
      { name: 'compressions', signs: /\b(compress\w*|chest|30|100|120)\b/ },
      { name: 'breaths and airway', signs: /\b(breath\w*|airway)\b/ },
      { name: 'defibrillator', signs: /\b(defib\w*|aed|shock)\b/ },
    ],
    wrong: [],
  },
  {
    name: 'inventory',
    asked: /\b(inventory|fifo|stock (control|level)|supply chain|lead time|warehouse)\b/,
    concepts: [
      { name: 'first in, first out', signs: /\b(fifo|first in|oldest|rotat\w*)\b/ },
      { name: 'reorder point', signs: /\b(reorder|minimum|safety stock|lead time)\b/ },
      { name: 'counting', signs: /\b(cycle count\w*|count\w*|scan\w*|accura\w*)\b/ },
      { name: 'forecast', signs: /\b(forecast\w*|demand|season\w*)\b/ },
      { name: 'cost of stock', signs: /\b(cost|capital|space|waste|expire\w*)\b/ },
      { name: 'suppliers', signs: /\bsuppliers?\b/ },
    ],
    wrong: [
      {
        claim: /\bfifo (means|is) (the )?(last|newest)\b/,
        correction: 'FIFO means that the oldest stock leaves first',
      },
    ],
  },
  {
    name: 'electrical work',
    asked: /\b(ohm'?s law|voltage|circuit breaker|lockout|rcd|gfci|grounding|earthing|electrical safety)\b/,
    concepts: [
      { name: 'voltage, current, resistance', signs: /\b(voltage|current|resistance|ohms?|amps?)\b/ },
      { name: 'the formula', signs: /\b(equals|times|divided|v i r|formula|proportional)\b/ },
      { name: 'isolation', signs: /\b(lock\w*|tag\w*|isolat\w*|switch\w* off|dead)\b/ },
      { name: 'testing', signs: /\b(test\w*|meter|multimeter|measure|prove)\b/ },
      { name: 'protection', signs: /\b(breaker|fuse|rcd|gfci|ground\w*|earth\w*|overload|short)\b/ },
    ],
    wrong: [
      {
        claim: /\b(current|amps?) equals voltage times resistance\b/,
        correction: 'voltage equals current times resistance',
      },
    ],
  },
  {
    name: 'contract law',
    asked: /\b(contract (law|valid)|consideration|tort|negligence|breach|valid contract|duty of care)\b/,
    concepts: [
      { name: 'offer and acceptance', signs: /\b(offer|acceptance|accepted)\b/ },
      { name: 'consideration', signs: /\bconsideration\b/ },
      { name: 'intention and capacity', signs: /\b(intention|capacity|legal purpose|lawful)\b/ },
      { name: 'duty and breach', signs: /\b(duty|breach\w*)\b/ },
      { name: 'causation and damage', signs: /\b(caus\w*|damages?|loss|harm)\b/ },
      { name: 'remedies', signs: /\b(remed\w*|compensation|specific performance|terminat\w*)\b/ },
    ],
    wrong: [
      {
        claim: /\b(contract|contracts) (must|have to|has to) (always )?be (in writing|written|signed)\b/,
        correction: 'most contracts are valid without writing; only some kinds need it',
      },
    ],
  },
  {
    name: 'data protection',
    asked: /\b(gdpr|data protection|personal data|privacy|hipaa|confidential\w*)\b/,
    concepts: [
      { name: 'lawful purpose', signs: /\b(consent|lawful|purpose|legal basis)\b/ },
      { name: 'keeping little', signs: /\b(minimi[sz]\w*|only what|necessary|retention|delete\w*)\b/ },
      { name: 'rights of people', signs: /\b(rights?|access|erasure|forgotten|request)\b/ },
      { name: 'security', signs: /\b(secur\w*|encrypt\w*|access|passwords?|lock\w*)\b/ },
      { name: 'breaches', signs: /\b(breach\w*|report\w*|72|notify|authority)\b/ },
    ],
    wrong: [],
  },
  {
    name: 'sales method',
    asked:
      /\b(sales (process|cycle|pipeline|technique)|qualify (a )?leads?|cold call\w*|objections?|close a deal|upsell\w*)\b/,
    concepts: [
      { name: 'finding the need', signs: /\b(needs?|questions?|listen\w*|pain|problem)\b/ },
      { name: 'qualifying', signs: /\b(qualif\w*|budget|decision|authority|timing|bant)\b/ },
      { name: 'value before price', signs: /\b(value|benefit\w*|roi|price|case stud\w*)\b/ },
      { name: 'objections', signs: /\b(objections?|concerns?|hesitat\w*)\b/ },
      { name: 'next step', signs: /\b(next step|follow\w*|close|commit\w*|agree\w*)\b/ },
      { name: 'tracking', signs: /\b(crm|pipeline|track\w*|notes?)\b/ },
    ],
    wrong: [],
  },
  {
    name: 'troubleshooting',
    asked:
      /\b(troubleshoot\w*|slow (website|computer|query|application|page)|(page|website|site|query|computer|application|app|network|system|database|server) (is|was|gets|runs|loads|became) (so |very )?(slow\w*|down)|debug\w*|root cause|incident|outage|production (issue|bug))\b/,
    concepts: [
      { name: 'reproducing', signs: /\b(reproduc\w*|repeat|same steps)\b/ },
      { name: 'measuring and logs', signs: /\b(logs?|measure\w*|monitor\w*|metrics|profil\w*|trac\w*)\b/ },
      { name: 'what changed', signs: /\b(chang\w*|deploy\w*|recent|version)\b/ },
      {
        name: 'narrowing down',
        signs: /\b(isolat\w*|narrow\w*|one at a time|bisect|half|hypothes\w*|rule out|check\w*)\b/,
      },
      { name: 'fix or roll back', signs: /\b(fix\w*|roll\w* ?back|restor\w*|patch\w*)\b/ },
      { name: 'preventing it', signs: /\b(prevent\w*|post-?mortem|root cause|test|alert\w*|document\w*)\b/ },
      { name: 'telling people', signs: /\b(inform\w*|communicat\w*|status|users?|customers?)\b/ },
    ],
    wrong: [],
  },
  {
    name: 'system design',
    asked:
      /\bdesign (a|an|the) (url|system|chat|social|service|api|application|app|platform|database|rate limiter|notification|payment|booking|parking)\b/,
    concepts: [
      { name: 'requirements first', signs: /\b(requirements?|clarify|users|how many|scope|assum\w*)\b/ },
      { name: 'interfaces', signs: /\b(api|endpoints?|requests?)\b/ },
      { name: 'data model', signs: /\b(tables?|schema|database|store|keys?)\b/ },
      { name: 'scaling', signs: /\b(scal\w*|load balanc\w*|shard\w*|replica\w*|horizontal\w*)\b/ },
      { name: 'caching and queues', signs: /\b(cach\w*|queues?|async\w*|cdn|redis|kafka)\b/ },
      { name: 'failure', signs: /\b(fail\w*|redundan\w*|retry|retries|backup|monitor\w*)\b/ },
      { name: 'trade-offs', signs: /\b(trade-?offs?|consisten\w*|availab\w*|latency|instead|cost)\b/ },
    ],
    wrong: [],
  },
];
