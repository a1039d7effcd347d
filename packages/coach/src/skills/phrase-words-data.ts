const list = (words: string): Set<string> => new Set(words.split(' '));

/** Comparable forms (see `normalizeWord`) of words that say nothing by themselves in a demand. */
export const GENERIC_WORDS = list(
  'a an the our your their its his her all any some other another such various multiple several many more most new relevant related similar equivalent comparable appropriate different good great strong excellent solid deep proven demonstrated extensive significant previous prior working basic advanced minimum least preferred required essential desirable experience knowledge skill ability understanding expertise background environment setting field area role position job work company organization industry sector business team department level year month time part full range variety number one two three four five six plus bonus well high highly fast quick own able proper general overall key core main common modern latest current recent certain specific particular professional personal additional wide broad hand on in of at to and or for with degree qualification training certification domain subject discipline following capacity both either these this that those is be it as etc e.g i.e technique tool technology method practice principle process system solution application software product service project program people client customer user stakeholder person candidate colleague individual individually world life day best standard procedure policy task duty responsibility concept topic issue matter thing way aspect commercial hands minimal practical strongly within least successfully effectively daily existing real practice proficiency equipment material come native above below choice night shift grow help direct ideal ideally better higher right additionally please across first line subject expectation standard bachelor master diploma monday tuesday wednesday thursday friday saturday sunday weekend send hour week today available confident them me us him her written spoken verbal oral include including group advantageous desirable assigned wanted needed interested',
);

/** Words at which a noun phrase ends. */
export const PHRASE_STOPS = list(
  'that which who whom whose where when while is are wa were be been being will would can could should must may might have has had do does to for from within at by as into through during across between among under over about before after including include such like than if because so but not however also preferred required desirable essential beneficial plus advantage advantageous bonus minimum ideally etc you we they he she it i using use used with in on via per',
);

/** Capital words that are no skills: places, degrees, conditions of work, departments. */
export const UNNAMED_THINGS = list(
  'usa uk eu us uae nyc emea apac latam ceo cto cfo coo cio cmo svp evp vp hr pto eoe eeo llc inc ltd gmbh plc msc bsc phd mba mph bs ba ma jd md fte tbd asap faq wfh rto est pst cst gmt utc usd gbp eur dob ssn not and the you are all must any who job our new ability linkedin youtube facebook instagram tiktok mcdonald ada flsa fmla eeoc lgbtq lgbtqia bame dei covid rn lpn nhs ged hsd hnd btec gcse nvq stem fica wework wfm ote k12 24x7 dbs cv resume nb monday friday per min max am pm ii iii iv vi etc dui pqe doe ote esi lpa ctc',
);

/** Words that are a heading or an advantage where they stand alone, and ask for nothing: a point "Safety". */
export const EMPTY_ALONE = list(
  'safety quality growth training development career careers culture impact fun location locations health wellbeing wellness diversity inclusion family freedom trust respect community learning progression stability variety security hygiene',
);
