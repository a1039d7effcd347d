/** Months in further languages of Europe, January first: names, cases and usual abbreviations. */
const MONTH_WORDS = [
  'januari|januar|janeiro|gennaio|gen|styczeń|stycznia|leden|ledna|január|ianuarie|tammikuu|січень|січня|ιανουάριος',
  'februari|februar|fevereiro|febbraio|luty|lutego|únor|února|február|februarie|helmikuu|лютий|лютого|φεβρουάριος',
  'maart|marts|mars|março|marzec|marca|březen|března|marec|március|martie|maaliskuu|березень|березня|μάρτιος',
  'april|aprile|kwiecień|kwietnia|duben|dubna|apríl|április|aprilie|huhtikuu|квітень|квітня|απρίλιος',
  'mei|maj|maja|maí|maio|maggio|mag|květen|května|máj|május|toukokuu|травень|травня|μάιος',
  'junho|giugno|giu|czerwiec|czerwca|červen|června|jún|június|iunie|kesäkuu|червень|червня|ιούνιος',
  'julho|luglio|lug|lipiec|lipca|července|červenec|júl|július|iulie|heinäkuu|липень|липня|ιούλιος',
  'augustus|augusti|augusztus|sierpień|sierpnia|srpen|srpna|elokuu|серпень|серпня|αύγουστος',
  'setembro|settembre|wrzesień|września|září|szeptember|septembrie|syyskuu|вересень|вересня|σεπτέμβριος',
  'outubro|ottobre|ott|październik|października|říjen|října|október|octombrie|lokakuu|жовтень|жовтня|οκτώβριος',
  'novembro|listopad|listopada|listopadu|noiembrie|marraskuu|листопад|листопада|νοέμβριος',
  'desember|dezembro|dicembre|grudzień|grudnia|prosinec|prosince|decembrie|joulukuu|грудень|грудня|δεκέμβριος',
];

/** Alternatives of a regular expression. */
export const MORE_MONTHS = MONTH_WORDS.join('|');

const MONTH_OF_WORD = new Map(
  MONTH_WORDS.flatMap((names, month) => names.split('|').map((name) => [name, month] as const)),
);

/** The month (0 to 11) that a date names by one of these words. */
export function monthOfWord(text: string): number | undefined {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return words.map((word) => MONTH_OF_WORD.get(word)).find((month) => month !== undefined);
}
