import { namePool } from './name-pool.ts'

export const chinese = namePool({
  feminine: `Fang, Hui, Jia, Jiayi, Jing, Lan, Li, Ling, Mei, Min, Qian, Rou, Ting, Wen, Xin, Xue, Yan, Yuting`,
  masculine: `Bo, Chao, Chen, Feng, Gang, Hao, Jian, Jun, Kai, Lei, Long, Ming, Peng, Qiang, Tao, Wei, Yang, Zhi`,
  surnames: `Bai, Cai, Cao, Chang, Cheng, Cui, Deng, Ding, Dong, Du, Fan, Feng, Fu, Gao, Gong, Gu, Guo, Han, He, Hou, Hu,
    Huang, Jiang, Kong, Liang, Liao, Lin, Liu, Lu, Luo, Ma, Meng, Pan, Peng, Qin, Ren, Shen, Shi, Song, Sun, Tan, Tang,
    Wang, Wu, Xie, Xu, Yao, Yuan, Zeng, Zhang, Zhao, Zheng, Zhou, Zhu`,
  skin: [0, 1],
})

export const japanese = namePool({
  feminine: `Aiko, Akari, Asuka, Ayaka, Chihiro, Emi, Hana, Haruka, Kaori, Mai, Mayu, Misaki, Nanami, Natsuki, Rin, Sakura,
    Yui, Yuka`,
  masculine: `Akira, Daichi, Daisuke, Haruto, Hiroki, Hiroshi, Kaito, Kazuki, Kenji, Kenta, Makoto, Naoki, Ren, Ryo, Shota,
    Sora, Takumi, Yuto`,
  surnames: `Abe, Aoki, Arai, Endo, Fujii, Fujita, Fukuda, Goto, Hara, Hasegawa, Hashimoto, Hayashi, Ikeda, Imai, Inoue,
    Ishida, Ishii, Ito, Kato, Kikuchi, Kimura, Kobayashi, Kondo, Kubo, Maeda, Matsuda, Matsumoto, Miura, Miyazaki, Mori,
    Murakami, Nakajima, Nakamura, Nishimura, Noguchi, Ogawa, Okada, Ono, Saito, Sakai, Sakamoto, Sasaki, Shimizu, Sugiyama,
    Takeda, Uchida, Ueda, Wada, Yamada, Yamaguchi, Yoshida`,
  skin: [0, 1],
})

export const korean = namePool({
  feminine: `Areum, Bora, Chaewon, Dahye, Eunji, Hana, Haeun, Hyejin, Jiwoo, Jiyoung, Minji, Nari, Seoyeon, Sohee, Soyeon,
    Subin, Yejin, Yuna`,
  masculine: `Byungho, Dohyun, Donghyun, Hyunwoo, Jaehyun, Jaemin, Jihoon, Jinwoo, Joon, Junho, Kyungsoo, Minjun, Sangwoo,
    Seojun, Seungmin, Sungjin, Taeyang, Woojin`,
  surnames: `Ahn, Bae, Baek, Bang, Byun, Cha, Cho, Choi, Chu, Chung, Do, Eom, Gil, Go, Gong, Gwak, Ha, Hahm, Han, Heo, Hong,
    Hwang, Im, Jang, Jeon, Ji, Jin, Joo, Jung, Kang, Kim, Ko, Kwon, Lee, Min, Moon, Nam, Noh, Oh, Pyo, Roh, Ryu, Seo, Shin,
    Sim, Son, Song, Woo, Yang, Yoo, Yoon`,
  skin: [0, 1],
})

export const vietnamese = namePool({
  feminine: `An, Bích, Chi, Diễm, Dung, Hà, Hạnh, Hoa, Hương, Lan, Linh, Mai, Ngọc, Nhung, Phương, Thảo, Trang, Vy`,
  masculine: `Bảo, Cường, Đạt, Đức, Dũng, Hải, Hiếu, Hoàng, Hùng, Huy, Khoa, Long, Minh, Nam, Phong, Quân, Tuấn, Việt`,
  surnames: `Bùi, Cao, Châu, Chu, Cù, Đặng, Đào, Đinh, Đỗ, Đoàn, Dương, Giang, Hà, Hồ, Hoàng, Huỳnh, Kiều, Kim, La, Lâm, Lê,
    Lương, Lưu, Lý, Mạc, Mai, Ngô, Nghiêm, Nguyễn, Ông, Phạm, Phan, Phùng, Quách, Tạ, Tăng, Thái, Tô, Tôn, Trần, Triệu,
    Trịnh, Trương, Võ, Vũ, Vương`,
  skin: [0, 2],
})

export const filipino = namePool({
  feminine: `Abigail, Andrea, Angela, Bea, Camille, Carla, Christine, Diane, Erika, Frances, Hazel, Jasmine, Kathleen, Kristine,
    Maricel, Nicole, Patricia, Rica`,
  masculine: `Adrian, Alvin, Angelo, Carlo, Christian, Dennis, Enzo, Francis, Gabriel, Ian, Jerome, John Paul, Joshua, Kenneth,
    Mark, Miguel, Paolo, Rafael`,
  surnames: `Abad, Aguinaldo, Alcantara, Aquino, Bautista, Bernardo, Bondoc, Buenaventura, Cabrera, Castillo, Concepcion,
    Cruz, Dacanay, Dela Cruz, de Guzman, de Leon, del Rosario, Dimaculangan, Domingo, Enriquez, Esguerra, Espiritu,
    Evangelista, Fernandez, Galang, Ilagan, Javier, Lacson, Lagman, Limjoco, Macaraeg, Magsaysay, Manalo, Mercado, Ocampo,
    Pangilinan, Pascual, Quiambao, Reyes, Salazar, Salonga, Santiago, Santos, Soriano, Tolentino, Villanueva, Yap, Zamora`,
  skin: [1, 3],
})

export const malay = namePool({
  feminine: `Adinda, Aisyah, Anisa, Ayu, Citra, Dewi, Dian, Fitri, Indah, Intan, Kartika, Lestari, Maya, Nadia, Putri, Ratna,
    Rina, Sari`,
  masculine: `Adi, Aditya, Agus, Ahmad, Andi, Arif, Bagus, Bayu, Budi, Dimas, Eko, Fajar, Galih, Hendra, Irfan, Rizky, Surya,
    Yoga`,
  surnames: `Anggraini, Ardiansyah, Ariyanto, Budiman, Cahyono, Darmawan, Effendi, Firmansyah, Gunadi, Gunawan, Hakim,
    Halim, Hartono, Hidayat, Irawan, Iskandar, Ismail, Junaedi, Kurniawan, Kusuma, Lubis, Mahendra, Maulana, Nasution,
    Nugroho, Permana, Pranoto, Prasetyo, Pratama, Purnomo, Putra, Rahardjo, Ramadhan, Salim, Santoso, Saputra, Setiawan,
    Siregar, Subagyo, Sudirman, Suharto, Susanto, Sutanto, Utomo, Wibowo, Wicaksono, Widodo, Wijaya, Yulianto, Yusuf`,
  skin: [1, 3],
})

export const thai = namePool({
  feminine: `Achara, Anong, Apinya, Arisa, Busaba, Chanida, Fah, Kanya, Lalita, Malee, Nattaya, Nok, Pim, Ploy, Ratana, Siriporn,
    Sunisa, Waan`,
  masculine: `Anan, Anucha, Arthit, Chai, Chatchai, Kittisak, Korn, Krit, Narong, Nattapong, Niran, Phuwadol, Prasert, Somchai,
    Sakda, Tanawat, Thanapol, Wichai`,
  surnames: `Amornrat, Boonmee, Boonsri, Bunnag, Chaiyasit, Chaowalit, Charoensuk, Chantra, Inthanon, Jaidee, Kaewmanee,
    Kanjana, Kittikun, Kongkaew, Limsakul, Maneerat, Meesuk, Nakpradit, Namwong, Nimman, Phanthong, Phetcharat, Phromma,
    Pongsri, Prasertsuk, Rattanakorn, Ruangrit, Saelim, Saetang, Sangthong, Sirikul, Sombat, Somboon, Sribua, Srisuk,
    Sukhum, Suwannarat, Thongchai, Thongdee, Thongkam, Wattana, Wongsakul, Yodying`,
  skin: [1, 2],
})
