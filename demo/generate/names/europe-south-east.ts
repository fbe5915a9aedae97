import { namePool } from './name-pool.ts'

export const southSlavic = namePool({
  feminine: `Ana, Andjela, Dragana, Dunja, Ivana, Jelena, Jovana, Katarina, Lana, Maja, Marija, Milica, Mirela, Nina,
    Petra, Sanja, Tamara, Teodora`,
  masculine: `Aleksandar, Ante, Bojan, Branko, Damir, Darko, Dejan, Filip, Goran, Igor, Ivan, Luka, Marko, Milan, Nemanja,
    Nikola, Stefan, Vuk`,
  surnames: `Antić, Babić, Blažević, Bogdanović, Božić, Brkić, Ćosić, Cvetković, Đorđević, Dragić, Filipović, Grgić,
    Horvat, Ilić, Ivanković, Jakšić, Janković, Jovanović, Jurić, Knežević, Kovačević, Krstić, Lazić, Lončar, Lukić,
    Marić, Matić, Milošević, Mitrović, Nikolić, Obradović, Pavić, Perić, Petković, Popović, Radić, Ristić, Savić,
    Simić, Stanković, Stojanović, Tadić, Tomić, Vuković, Živković`,
  skin: [0, 2],
})

export const romanian = namePool({
  feminine: `Adina, Alexandra, Alina, Ana, Andreea, Bianca, Cristina, Daria, Diana, Elena, Ioana, Larisa, Mădălina, Mihaela,
    Oana, Raluca, Roxana, Simona`,
  masculine: `Adrian, Alexandru, Andrei, Bogdan, Călin, Ciprian, Cosmin, Cristian, Dan, Florin, Horia, Ionuț, Liviu, Marius,
    Mihai, Radu, Răzvan, Vlad`,
  surnames: `Albu, Anghel, Avram, Badea, Bălan, Barbu, Bucur, Ciobanu, Constantin, Coman, Cristea, Dinu, Dobre, Dragomir,
    Dumitrescu, Enache, Florea, Georgescu, Gheorghiu, Iacob, Ionescu, Iordache, Lazăr, Lungu, Lupu, Manea, Marinescu,
    Mocanu, Moldovan, Munteanu, Neagu, Nistor, Oprea, Petrescu, Popa, Preda, Roman, Rusu, Sandu, Stan, Stoica, Toma,
    Tudor, Ungureanu, Voicu`,
  skin: [0, 2],
})

export const bulgarian = namePool({
  feminine: `Aleksandra, Boryana, Darina, Desislava, Elitsa, Gergana, Iva, Kalina, Lilia, Mariya, Milena, Nadezhda, Nevena,
    Petya, Radost, Stefka, Tsvetelina, Yana`,
  masculine: `Aleksandar, Angel, Asen, Boris, Boyan, Dimitar, Emil, Georgi, Hristo, Ivaylo, Kaloyan, Krasimir, Lyubomir,
    Martin, Nikolay, Plamen, Rumen, Stoyan`,
  surnames: `Angelov, Asenov, Atanasov, Boyadzhiev, Bozhilov, Danchev, Dimitrov, Dimov, Dobrev, Donchev, Ganchev, Genov,
    Georgiev, Hristov, Iliev, Ivanov, Kamenov, Kirilov, Kolev, Kostadinov, Kostov, Lazarov, Marinov, Mihaylov, Minchev,
    Mladenov, Naydenov, Nedelchev, Nikolov, Pavlov, Penev, Petkov, Petrov, Popov, Radev, Rusev, Simeonov, Stanchev,
    Stefanov, Stoyanov, Todorov, Tsvetkov, Vasilev, Yordanov, Zhelev`,
  feminineSurname: (surname) => `${surname}a`,
  skin: [0, 2],
})

export const hungarian = namePool({
  feminine: `Ágnes, Anna, Boglárka, Csilla, Dóra, Emese, Eszter, Fanni, Hanna, Ildikó, Judit, Kata, Lilla, Nóra, Réka, Sára,
    Vivien, Zsófia`,
  masculine: `Ádám, András, Attila, Balázs, Bence, Csaba, Dániel, Dávid, Gábor, Gergő, István, László, Levente, Márton,
    Máté, Péter, Tamás, Zoltán`,
  surnames: `Bakos, Balogh, Barta, Bíró, Bodnár, Bognár, Boros, Csonka, Deák, Dobos, Farkas, Fazekas, Fehér, Fodor, Fülöp,
    Gál, Gáspár, Halász, Hegedűs, Horváth, Illés, Jakab, Juhász, Katona, Kelemen, Kerekes, Király, Kocsis, Kozma, Lakatos,
    Lengyel, Magyar, Major, Mészáros, Molnár, Orosz, Pásztor, Rácz, Sipos, Somogyi, Szalai, Székely, Takács, Tóth, Vadász,
    Varga, Vincze`,
  skin: [0, 1],
})

export const greek = namePool({
  feminine: `Aggeliki, Anna, Chara, Danae, Despina, Eirini, Eleni, Elpida, Foteini, Ioanna, Katerina, Lydia, Maria, Marina,
    Myrto, Nefeli, Sofia, Vasiliki`,
  masculine: `Alexandros, Andreas, Antonis, Apostolos, Aris, Christos, Dimitris, Evangelos, Giannis, Giorgos, Ilias, Kostas,
    Manolis, Nikos, Panagiotis, Spyros, Stavros, Thanos`,
  surnames: `Anagnostou, Antoniou, Apostolou, Athanasiou, Charalambous, Christodoulou, Dimitriou, Economou, Fotiou,
    Georgiou, Giannakou, Ioannou, Karagianni, Konstantinou, Kyriakou, Lambrou, Loukas, Makri, Mavrou, Michail,
    Michailidou, Nikolaou, Oikonomou, Panagiotou, Papadaki, Papadimitriou, Papageorgiou, Papakonstantinou, Pappa,
    Pavlou, Petrou, Savva, Sotiriou, Spanou, Stamatiou, Stavrou, Stefanou, Theodorou, Triantafyllou, Vasileiou,
    Vlachou, Zacharia, Zervou`,
  skin: [0, 2],
})

export const turkish = namePool({
  feminine: `Asya, Aylin, Ayşe, Başak, Beren, Burcu, Ceren, Defne, Derya, Ece, Elif, Gizem, Melis, Nehir, Pelin, Selin,
    Yasemin, Zeynep`,
  masculine: `Ahmet, Alp, Barış, Berk, Burak, Can, Cem, Deniz, Doruk, Emre, Kaan, Kerem, Mert, Murat, Onur, Ozan, Serkan,
    Yusuf`,
  surnames: `Acar, Akın, Aksoy, Altun, Arslan, Aslan, Ateş, Avcı, Aydın, Bulut, Çakır, Çelik, Çetin, Coşkun, Demir, Demirci,
    Doğan, Duman, Ekinci, Erdem, Erdoğan, Ergin, Güler, Güneş, Işık, Kaplan, Karaca, Kaya, Keskin, Kılıç, Koç, Korkmaz,
    Kurt, Özdemir, Özkan, Öztürk, Polat, Sarı, Şahin, Şen, Taş, Tekin, Tunç, Turan, Uçar, Yalçın, Yavuz, Yıldırım`,
  skin: [0, 2],
})
