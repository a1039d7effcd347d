/** Frequent words of other languages that are not English words, for telling the language of an answer. */
export const OTHER_LANGUAGE_WORDS: Record<string, ReadonlySet<string>> = {
  Spanish: words(`el los las una unos que de la y en es por con para como pero muy más mas mi yo soy fue cuando porque
    trabajo equipo también tambien estoy tengo años anos este esta esto eso nos nuestro del al lo le les su sus era
    sobre entre desde hasta sin ser tener hacer hice hemos había habia cliente empresa proyecto problema`),
  French: words(`le les des une et est dans pour avec sur je nous vous ils elle mon ma mes mais très tres ai suis était
    etait avons travail équipe equipe projet aussi plus qui que ne pas ce cette ces du au aux leur leurs été ete
    quand parce donc c'est j'ai j'étais l'équipe d'un d'une fait faire chez entreprise`),
  German: words(`der die das und ist nicht ich wir sie ein eine einen einem mit auf für fuer von zu dem den des als auch
    aber habe haben hatte war waren wurde mein meine meiner unser team arbeit projekt sehr weil dann wenn bei nach aus
    über ueber mich mir uns kunden kunde jahre`),
  Portuguese: words(`os as um uma não nao é em para com por que eu meu minha nós nos foi quando porque trabalho equipe
    também tambem muito mais mas do da dos das ao na no estou tenho anos projeto cliente empresa fiz fizemos ele ela`),
  Italian: words(`il lo gli una che di non è per con sono mio mia noi abbiamo ho era quando perché perche lavoro squadra
    anche molto più piu ma del della dei delle nel nella alla ai progetto cliente azienda fatto questo questa`),
  Dutch: words(`de het een en van ik niet dat is met voor op zijn wij we mijn maar ook naar bij heb hebben had was waren
    werk project heel omdat toen als aan uit dan er mij ons klant jaar`),
  Polish: words(`i w na z do nie to jest się sie jak że ze ale był byl była byla moja moje mój moj pracy praca zespół
    zespol projekt jestem mam oraz dla przez kiedy bardzo lat po od`),
  Turkish: words(`ve bir bu için icin ben çok cok ile da de ama değil degil olarak iş is ekip proje müşteri musteri
    benim bizim sonra gibi daha kadar var yok oldu olan`),
  Indonesian: words(`yang dan di ke dari saya kami untuk dengan ini itu tidak adalah pada ada bisa akan sudah juga
    karena tim kerja pekerjaan pelanggan proyek sangat lebih kita mereka`),
  Hindi: words(`main mein hai hain tha thi ki ka ke ko se aur mera meri mere hum humne maine kiya kaam nahi bahut lekin
    jab tab toh ek yeh woh par kyunki raha rahi`),
  Latin: words(`lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et
    dolore magna aliqua enim ad minim veniam quis nostrud exercitation ullamco laboris nisi aliquip ex ea commodo`),
  Swedish: words(`och är ar att jag inte på det en ett som för med vi var har hade mitt min arbete projekt mycket men
    också när nar då av till den kunde efter`),
};

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter(Boolean));
}
