/** First halves of words that keep their hyphen when a line breaks after it, in lower case. */
export const HYPHENATED_BEGINNINGS: ReadonlySet<string> = new Set(
  `agent all award back best bottom business client cloud code cold cost country cross customer data day deep decision
  design detail digital distributed domain double drag early easy end entry error event evidence face family fast fault first
  five fixed four front full goal go government great hand hands hard head health high home house human ideation in industry
  insight key knowledge large last late lead life light line live load long loss low machine market mid mission mobile
  multi near new nine non object off on one open out outcome object part patient peer people performance pixel point post price
  problem process product project proof purpose quality quick real record research result results revenue rich risk
  role sales second self semi senior service seven short single six small smart social solution state step
  sub table task team tech ten test third thought three time top two type user value vendor voice
  water web well white wide window work world year`.split(/\s+/),
);
