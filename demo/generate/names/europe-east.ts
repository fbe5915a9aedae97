import { namePool } from './name-pool.ts'

export const polish = namePool({
  feminine: `Agata, Agnieszka, Aleksandra, Alicja, Barbara, Ewa, Gabriela, Hanna, Iga, Joanna, Julia, Kinga, Magdalena,
    Maja, Małgorzata, Marta, Weronika, Zofia`,
  masculine: `Adam, Bartosz, Dawid, Filip, Grzegorz, Jakub, Jan, Kacper, Karol, Krzysztof, Łukasz, Maciej, Marcin, Mateusz,
    Michał, Piotr, Szymon, Wojciech`,
  surnames: `Adamczyk, Baran, Bielecki, Borkowski, Chmielewski, Cieślak, Czarnecki, Dąbrowski, Domański, Duda, Górski,
    Grabowski, Jankowski, Jasiński, Kaczmarek, Kalinowski, Kamiński, Kołodziej, Kozłowski, Krajewski, Kubiak, Lewandowski,
    Lis, Majewski, Malinowski, Marciniak, Michalak, Mróz, Nowicki, Olszewski, Pawlak, Piotrowski, Rutkowski, Sadowski,
    Sikora, Sobczak, Stępień, Szymański, Tomczak, Urban, Wilk, Witkowski, Wójcik, Zalewski, Zawadzki, Zieliński`,
  feminineSurname: (surname) => surname.replace(/(sk|ck|dzk)i$/, '$1a'),
  skin: [0, 1],
})

export const czech = namePool({
  feminine: `Adéla, Anna, Barbora, Denisa, Eliška, Hana, Ivana, Jana, Karolína, Kateřina, Klára, Lenka, Lucie, Markéta,
    Nikola, Petra, Tereza, Veronika`,
  masculine: `Adam, David, Dominik, Filip, Jakub, Jan, Jiří, Josef, Karel, Lukáš, Marek, Martin, Matěj, Ondřej, Pavel,
    Petr, Tomáš, Vojtěch`,
  surnames: `Adámek, Bartoš, Beneš, Beran, Blažek, Čermák, Černý, Doležal, Dušek, Dvořák, Fiala, Hájek, Havelka, Holub,
    Horák, Hruška, Janda, Jelínek, Kadlec, Kolář, Kopecký, Kovář, Král, Kratochvíl, Krejčí, Kučera, Macháček, Malý,
    Marek, Mareš, Musil, Navrátil, Němec, Novotný, Pokorný, Polák, Pospíšil, Procházka, Růžička, Říha, Soukup, Staněk,
    Svoboda, Šimek, Urban, Veselý, Vlček, Zeman`,
  feminineSurname(surname) {
    if (surname.endsWith('í')) return surname
    if (surname.endsWith('ý')) return `${surname.slice(0, -1)}á`
    return `${surname.replace(/a$|(?<=[^aeiouyáéíóúůý])e(?=[kc]$)/g, '').replace(/ěk$/, 'ňk')}ová`
  },
  skin: [0, 1],
})

export const ukrainian = namePool({
  feminine: `Alina, Anastasiia, Bohdana, Daryna, Halyna, Iryna, Kateryna, Khrystyna, Lesia, Mariia, Nadiia, Oksana, Olena,
    Sofiia, Solomiia, Tetiana, Yuliia, Zlata`,
  masculine: `Andrii, Artem, Bohdan, Danylo, Denys, Dmytro, Ihor, Ivan, Maksym, Mykola, Nazar, Oleksandr, Ostap, Roman,
    Serhii, Taras, Vasyl, Yurii`,
  surnames: `Babenko, Bilyk, Boiko, Bondar, Bondarenko, Chernenko, Danylenko, Didenko, Doroshenko, Fedorenko, Havryliuk,
    Hnatiuk, Honchar, Horbenko, Hrytsenko, Ivanchuk, Karpenko, Klymenko, Kolisnyk, Koval, Kovalchuk, Kravets, Kuzmenko,
    Lysenko, Lytvyn, Marchenko, Melnyk, Moroz, Oliinyk, Onyshchenko, Panchenko, Pavlenko, Petrenko, Polishchuk, Romaniuk,
    Rudenko, Savchenko, Shevchuk, Sydorenko, Tkachuk, Vovk, Yakovenko, Yatsenko, Zinchenko`,
  skin: [0, 1],
})

export const russian = namePool({
  feminine: `Alexandra, Alisa, Anna, Daria, Ekaterina, Elena, Evgenia, Irina, Ksenia, Maria, Natalia, Olga, Polina,
    Svetlana, Tatiana, Valeria, Vera, Yulia`,
  masculine: `Alexei, Anton, Artyom, Boris, Denis, Dmitry, Egor, Gleb, Ilya, Kirill, Konstantin, Maxim, Mikhail, Nikita,
    Pavel, Roman, Sergei, Timur`,
  surnames: `Abramov, Alexeev, Andreev, Antonov, Baranov, Belov, Bogdanov, Borisov, Chernov, Danilov, Denisov, Egorov,
    Fedorov, Filippov, Frolov, Gavrilov, Golubev, Grigoriev, Ilyin, Karpov, Kazakov, Kiselev, Komarov, Konovalov,
    Korolev, Kozlov, Krylov, Kuzmin, Lebedev, Makarov, Maslov, Matveev, Medvedev, Mironov, Nikitin, Orlov, Osipov, Pavlov,
    Romanov, Ryabov, Sokolov, Titov, Vinogradov, Zaitsev`,
  feminineSurname: (surname) => `${surname}a`,
  skin: [0, 1],
})
