import { namePool } from './name-pool.ts'

export const arabic = namePool({
  feminine: `Amal, Amina, Dalia, Dina, Farah, Hala, Hana, Huda, Lama, Layla, Lina, Maha, Mariam, Nadine, Nour, Rania, Reem,
    Salma, Yara`,
  masculine: `Adel, Ahmad, Ali, Amr, Anas, Bilal, Faisal, Hassan, Ibrahim, Karim, Khaled, Mahmoud, Nabil, Omar, Rami, Sami,
    Tarek, Yousef, Ziad`,
  surnames: `Abbas, Abdallah, Aboud, Al Amin, Al Khatib, Al Masri, Al Najjar, Al Sayed, Awad, Ayoub, Aziz, Badawi, Bakri,
    Darwish, El Fassi, El Idrissi, Farouk, Fayed, Ghanem, Habib, Haddad, Hamdan, Hamdi, Hijazi, Issa, Jaber, Kamal,
    Kanaan, Khalil, Khoury, Mansour, Mourad, Nasr, Nassar, Qasim, Rahal, Sabbagh, Said, Saleh, Salman, Shaheen, Suleiman,
    Tahan, Younes, Zaki, Zayed`,
  skin: [1, 3],
})

export const hebrew = namePool({
  feminine: `Adi, Avigail, Dana, Efrat, Gal, Hila, Inbar, Lihi, Maayan, Michal, Moran, Noa, Noga, Shira, Tal, Tamar, Yael,
    Yaara`,
  masculine: `Amit, Ariel, Asaf, Avi, Boaz, Daniel, Eitan, Gilad, Ido, Itay, Lior, Nadav, Noam, Omer, Ron, Tomer, Yair,
    Yonatan`,
  surnames: `Abramov, Alon, Amar, Amir, Arbel, Avraham, Azoulay, Bar, Barak, Ben Ami, Ben David, Biton, Carmel, Cohen,
    Dagan, Dahan, Dayan, Eliyahu, Erez, Gabay, Golan, Harari, Katz, Kaplan, Lavi, Levin, Levy, Malka, Meir, Mizrahi,
    Navon, Ohana, Oren, Paz, Peretz, Raz, Rosen, Sasson, Segal, Shalev, Shapira, Sharon, Tal, Vaknin, Weiss, Yosef,
    Zohar`,
  skin: [0, 2],
})

export const persian = namePool({
  feminine: `Arezoo, Azadeh, Bahar, Elham, Fatemeh, Golnaz, Laleh, Leila, Mahsa, Mina, Nasrin, Nazanin, Niloufar, Parisa,
    Roya, Sahar, Shirin, Yasaman`,
  masculine: `Amir, Arash, Ardeshir, Babak, Behrouz, Dariush, Ehsan, Farhad, Hamid, Hossein, Kamran, Kaveh, Mehdi, Navid,
    Omid, Reza, Saeed, Sina`,
  surnames: `Abbasi, Ahmadi, Akbari, Alavi, Amini, Ansari, Asadi, Bagheri, Bahrami, Daneshvar, Ebrahimi, Fallahi, Farahani,
    Ghasemi, Ghorbani, Hashemi, Heidari, Hosseini, Jafari, Jalali, Kamali, Karimi, Kazemi, Khosravi, Mahdavi, Maleki,
    Mohammadi, Moradi, Mousavi, Naderi, Najafi, Nazari, Norouzi, Parsa, Rahimi, Rahmani, Ranjbar, Rezaei, Rostami,
    Sadeghi, Salehi, Shahidi, Sharifi, Soltani, Tavakoli, Zamani`,
  skin: [1, 2],
})

export const caucasian = namePool({
  feminine: `Ana, Anahit, Ani, Astghik, Eka, Elene, Gayane, Ketevan, Lilit, Lusine, Mane, Mariam, Nana, Nino, Salome, Sona,
    Tamar, Tatev`,
  masculine: `Aram, Archil, Armen, Davit, Gevorg, Giorgi, Hayk, Irakli, Karen, Levan, Luka, Narek, Nika, Sandro, Tigran,
    Vakhtang, Vahe, Zurab`,
  surnames: `Abashidze, Abrahamyan, Aslanyan, Avetisyan, Baghdasaryan, Beridze, Chkheidze, Davtyan, Dolidze, Gelashvili,
    Ghazaryan, Gogoladze, Grigoryan, Hakobyan, Harutyunyan, Hovhannisyan, Japaridze, Karapetyan, Kapanadze, Kharatyan,
    Khachatryan, Kobakhidze, Kvirikashvili, Lomidze, Maisuradze, Manukyan, Margaryan, Martirosyan, Melikyan, Mikaelyan,
    Mkrtchyan, Nadiradze, Nazaryan, Petrosyan, Sahakyan, Sargsyan, Shengelia, Simonyan, Tsiklauri, Tsereteli, Vardanyan,
    Zakaryan`,
  skin: [0, 2],
})
