/** The everyday English words, function words apart. A word that is not listed makes an answer more specific. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `able accept according achieve across act action active activity actual add address afternoon age ago agree ahead allow
  almost alone along already alright amount angry answer anybody anyone anything anyway apart appear apply area aren't
  argue arrive ask asked asking assume attention aware awesome awful bad bag base based basic became become becoming bed
  began begin beginning begun believe belong best better big bigger biggest bit black blame blue board body book books
  born boss both bother bottom bought box boy break bring bringing brother brought build building built business busy buy
  call called calling calm came campus car card care career careful carry case catch cause center certain certainly chance
  change changed changes changing check child children choice choose chose city class classes clean clear clearly close
  closed club coach cold college color come comes coming comfortable common communicate communication community companies
  company compare complain complete completely concern confidence confident consider contact continue control
  conversation cool correct cost country couple course courses cover crazy create created creating creative cut daily
  dark date daughter day days dead deal dealing dear decide decided decision deep definitely degree depend depending
  depends describe desk develop developed development did die differ difference different differently difficult dinner
  direct direction discuss doctor dog dollar door doubt draw dream dress drink drive drop due during each early earlier
  easily easy eat edge education effect effort eight either email else employee end ended ending energy english enjoy
  enjoyed enough enter entire environment equal especially evening event events eventually everybody everyone everything
  everywhere exact exactly example examples excellent except excited exciting exist expect expected experience
  experiences explain explained express extra extremely eye eyes face fact fail failed fair fairly fall family famous far
  fast father favorite fear feedback feel feeling feelings feels felt field fight figure figured fill final finally find
  finding fine finish finished fire fit five fix fixed focus focused folks follow followed following food foot force
  forget form forward found four free freshman friend friendly friends front full fun funny future game gave general
  generally girl give given giving glad go goal goals god goes going gone good grade grades great green grew ground group
  groups grow growing guess guy guys half hand handle happen happened happens happy hard harder hardest hardworking
  hardly hate head health hear heard heart heavy held hello help helped helpful helping helps hey hi high higher
  highly history hit hold holding home honest honestly hope hoping hot hour hours house huge human hundred husband idea
  ideas imagine immediately important impossible improve improved improvement include included including incredible
  indeed information inside instead interest interested interesting interests interview introduce involve involved issue
  issues job jobs join joined joining junior keep keeping kept kid kids kind kinds knew know knowing knowledge known
  knows lab lady land language large largest late lately later laugh law lay lead leader leaders leadership leading
  learn learned learning learnt least leave leaving led left leg less let letter level lie life light likely line list
  listen listening little live lived living local long longer look looked looking looks lose lost lot lots love loved
  low lower luck lucky lunch mad made main mainly major make makes making man manage managed manager management manner
  matter matters maybe mean meaning means meant meet meeting meetings member members men mention mentioned message met
  method middle mind mine minute minutes miss missed mistake mistakes mom moment money month months mood morning mostly
  mother motivated move moved moving music name named natural nature necessary negative nervous new news nice night nine
  nobody none noone normal normally note nothing notice noticed number numbers obviously occur offer office offices
  old older open opened opinion opportunities opportunity opposite option order ordinary organization organize
  organized others otherwise outside overall page paid paper parent parents part particular particularly parts party
  pass passed passion passionate past patient pay people perfect perfectly perform performance perhaps period person
  personal personally phone pick picked picture piece place places plan planned planning plans play played player
  playing please plenty plus point points poor popular position positive possible possibly power practice prefer
  prepare prepared present pressure pretty previous probably problem problems process produce professor program
  programs project projects promise proper proud provide public pull purpose push put putting quality question
  questions quick quickly quiet quit quote ran random rate reach reached read reading ready real realize realized
  reason reasons receive recent recently record red regular relationship relationships relax remember report require
  research resource respect respond response responsibilities responsibility responsible rest result results return
  rich ride role roles room rough rule rules run running safe said sales same sat save saw say saying says schedule
  school science season seat seem seemed seems seen self sell semester send senior sense sent separate serious seriously
  serve service set seven several share shared she short shot show showed shown side sign similar simple simply single
  sister sit situation situations six size skill skills sleep slow slowly small smart smile social society solution
  solve solved somebody somehow someone something sometime somewhat somewhere son soon sophomore sorry sort sorts sound
  sounds space speak speaking special specific specifically spend spent spoke sport sports spring stage stand standard
  start started starting starts state stay stayed step steps stick stop stopped store story straight strange street
  strength strengths stress stressed strong strongly student students study studied studying stuff style subject
  success successful sudden suddenly suggest suggested summer support supposed sure surprise system take taken takes
  taking talk talked talking task tasks taught teach teacher teaching team teams teamwork tell telling ten tend term
  terms terrible test thank thanks thankfully therefore thing things think thinking thinks third thought thoughts thousand
  threw throughout throw time times tired today together told tomorrow tonight took top topic total touch tough town
  train trained training travel treat tried trouble true truly trust truth try trying turn turned twelve twenty type
  types under understand understanding understood unfortunately university unless unusual upset use used useful user
  uses using usual usually value values various video view visit voice wait waiting walk walked wall want wanted wanting
  wants watch water way ways weak weakness weaknesses wear week weekend weeks weird went west whatever whenever
  whereas wherever whether white whoever whole wife willing win wish woman women won wonderful word words work worked
  worker workers working works world worried worry worse worst worth write writing written wrong wrote year years
  yesterday young younger everytime alot etc anyways huge totally absolutely super amazing nicely cooking movie movies
  weather rain sunny fish pizza coffee tea cat cats dogs holiday beach sea sun moon house hobby hobbies`
    .split(/\s+/)
    .filter(Boolean),
);
